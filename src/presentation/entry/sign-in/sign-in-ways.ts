import { signInMethods, type SignInMethod } from '../../../domain/entry/channels.ts';

/** Where one signs in by each way that is offered, and by which now. */
export interface SignInWays extends Partial<Readonly<Record<SignInMethod, string | undefined>>> {
  readonly current: SignInMethod;
}

/** How one may prove oneself by what both a host and a way in offer. */
export function methodsOf(
  { offersSms, offersKey }: { readonly offersSms: boolean; readonly offersKey: boolean },
  methods: readonly SignInMethod[] = signInMethods,
): readonly SignInMethod[] {
  return methods.filter((each) => each === 'password' || (each === 'sms' ? offersSms : offersKey));
}

/**
 * The addresses of all ways to sign in, each with all else that the present one says; the page is told by `by`.
 * Undefined where there is a password alone, or nothing.
 */
export function signInWays(
  search: string,
  methods: readonly SignInMethod[] = ['password', 'sms'],
): SignInWays | undefined {
  if (methods.every((each) => each === 'password')) return undefined;
  const by = new URLSearchParams(search).get('by');
  const current =
    methods.find((each) => each === by) ?? methods.find((each) => each === 'password') ?? methods[0] ?? 'password';
  const addresses = methods.map((each) => {
    const address = new URLSearchParams(search);
    if (each === 'password') address.delete('by');
    else address.set('by', each);
    return [each, `?${address}`] as const;
  });
  return { ...(Object.fromEntries(addresses) as Partial<Record<SignInMethod, string>>), current };
}
