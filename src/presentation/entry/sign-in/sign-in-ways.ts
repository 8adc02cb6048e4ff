import { signInMethods, type SignInMethod } from '../../../domain/entry/channels.ts';

/** The addresses of the offered methods of signing in, and the present method. */
export interface SignInWays extends Partial<Readonly<Record<SignInMethod, string | undefined>>> {
  readonly current: SignInMethod;
}

/** The methods that both a host and a channel offer. */
export function methodsOf(
  { offersSms, offersKey }: { readonly offersSms: boolean; readonly offersKey: boolean },
  methods: readonly SignInMethod[] = signInMethods,
): readonly SignInMethod[] {
  return methods.filter((each) => each === 'password' || (each === 'sms' ? offersSms : offersKey));
}

/**
 * The addresses of all methods of signing in, with the other parameters of the present one. `by` names the method.
 * Undefined if there is only the password, or nothing.
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
