import { describe, expect, it } from 'vitest';
import { eventually } from '../../features/support/until.ts';
import { sentTexts } from '../../server/core/sandbox/sandbox-texts.ts';
import type { Store } from '../../server/core/store.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { agreedTexts } from '../../src/domain/agreements/platform-agreements.ts';
import type { RegistrationOrder } from '../../src/application/ports/registration/registration-desk.ts';
import type { Desks } from '../builders/desks.ts';

const mobile = '14000008801';
const order: RegistrationOrder = {
  key: 'K1',
  companyName: '青屿传动设备有限公司',
  uscc: '91330299MAG4Y52T9T',
  legalRepresentative: '石清越',
  personName: '石清越',
  idNumber: '330299199003071235',
  userName: 'shiqingyue',
  password: 'river lamp 42',
  mobile,
  code: '',
  agreements: agreedTexts,
  declared: true,
  product: 'EST',
  serial: 'GP2026-0417',
};

async function human({ signIn }: Desks): Promise<string> {
  await signIn.open();
  return signIn.prove(() => undefined, new AbortController().signal);
}

/** Contract of every registration desk. */
export function registrationDeskContract(
  name: string,
  open: (store: Store) => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function withDesks(work: (desks: Desks, code: () => Promise<string>) => Promise<void>): Promise<void> {
    const store = new MemoryStore();
    const { device, close } = await open(store);
    const code = async (): Promise<string> => {
      await eventually('the message is sent', async () => (await sentTexts(store)).length > 0);
      return /\d{6}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0] ?? '';
    };
    try {
      await work(device(), code);
    } finally {
      await close();
    }
  }

  describe(name, () => {
    it('registers a company by a code once, and its user can sign in', async () =>
      withDesks(async (desks, code) => {
        const { registration } = desks;
        expect(await registration.askCode({ mobile, captcha: undefined, proof: undefined })).toEqual({
          sent: false,
          because: 'captcha-required',
          proofOnly: false,
        });
        expect(await registration.askCode({ mobile, captcha: 'NONE', proof: undefined })).toEqual({
          sent: false,
          because: 'captcha-wrong',
          proofOnly: false,
        });
        expect(await registration.askCode({ mobile, captcha: undefined, proof: await human(desks) })).toEqual({
          sent: true,
          resendAfter: 60,
          validFor: 300,
        });
        expect(await registration.askCode({ mobile, captcha: undefined, proof: undefined })).toMatchObject({
          sent: false,
          because: 'too-soon',
        });
        const right = await code();
        const made = {
          userName: 'shiqingyue',
          companyName: order.companyName,
          projectName: '滨河新区综合管廊二期工程',
        };
        expect(await registration.register({ ...order, code: right === '000000' ? '000001' : '000000' })).toEqual({
          registered: false,
          because: 'code-refused',
        });
        expect(await registration.register({ ...order, code: right })).toEqual({
          registered: true,
          account: { ...made, repeated: false },
        });
        expect(await registration.register({ ...order, code: right })).toEqual({
          registered: true,
          account: { ...made, repeated: true },
        });
        expect(await registration.register({ ...order, code: right, userName: 'shiqingyi' })).toEqual({
          registered: false,
          because: 'other-before',
        });
        expect(
          await desks.signIn.signIn({
            userName: 'shiqingyue',
            password: order.password,
            captcha: undefined,
            proof: undefined,
          }),
        ).toEqual({ signedIn: true });
      }));

    it('names the problem of each field, and an existing company only after a right code', async () =>
      withDesks(async (desks, code) => {
        const { registration } = desks;
        await registration.askCode({ mobile, captcha: undefined, proof: await human(desks) });
        const right = await code();
        const wish = { ...order, code: right };
        expect(
          await registration.register({
            ...wish,
            uscc: '91330299MAG4Y52T9Q',
            idNumber: '330299200903071236',
            password: 'short',
            declared: false,
          }),
        ).toEqual({
          registered: false,
          because: 'refused',
          problems: { uscc: 'check-sign', idNumber: 'under-age', password: 'too-short', declared: 'missing' },
        });
        expect(await registration.register({ ...wish, agreements: [] })).toEqual({
          registered: false,
          because: 'refused',
          problems: { agreements: 'missing' },
        });
        expect(await registration.register({ ...wish, userName: 'limin' })).toEqual({
          registered: false,
          because: 'refused',
          problems: { userName: 'taken' },
        });
        expect(await registration.register({ ...wish, uscc: '91330299MA5JMH9238' })).toEqual({
          registered: false,
          because: 'company-registered',
        });
        expect(await registration.register({ ...wish, uscc: '91320199MA7K2QW819' })).toEqual({
          registered: false,
          because: 'company-deregistered',
        });
      }));

    it('finds guarantee projects by their serials', async () =>
      withDesks(async ({ registration }) => {
        expect(await registration.project('GP2026-0417')).toEqual({
          serial: 'GP2026-0417',
          name: '滨河新区综合管廊二期工程',
          beneficiary: '北屿建设工程集团有限公司',
        });
        expect(await registration.project('GP0')).toBeUndefined();
      }));
  });
}
