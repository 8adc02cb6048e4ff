export interface SignInWays {
  readonly sms: string;
  /** Undefined where one proves oneself by a code alone. */
  readonly password: string | undefined;
  readonly current: 'sms' | 'password';
}

/** The addresses of both ways to sign in, each with all else that the present one says; the page is told by `by`. Undefined where the way in takes no codes. */
export function signInWays(search: string, methods: readonly ('password' | 'sms')[] = ['password', 'sms']): SignInWays | undefined {
  if (!methods.includes('sms')) return undefined;
  const [sms, password] = [new URLSearchParams(search), new URLSearchParams(search)];
  const alone = !methods.includes('password');
  const current = alone || sms.get('by') === 'sms' ? 'sms' : 'password';
  sms.set('by', 'sms');
  password.delete('by');
  return { sms: `?${sms}`, password: alone ? undefined : `?${password}`, current };
}
