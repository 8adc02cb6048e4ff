import { signIn, type Desks } from '../builders/desks.ts';

export type OpenDesks = () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>;

/** Runs work with the desks of one device on which an account is signed in, with its own back end. */
export const signedInOver =
  (open: OpenDesks) =>
  async (account: string, work: (desks: Desks) => Promise<void>): Promise<void> => {
    const { device, close } = await open();
    try {
      const desks = device();
      await signIn(desks, account);
      await work(desks);
    } finally {
      await close();
    }
  };
