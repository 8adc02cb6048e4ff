export interface SignInWays {
  readonly sms: string;
  readonly password: string;
  readonly current: 'sms' | 'password';
}

/** The addresses of both ways to sign in, each with all else that the present one says; the page is told by `by`. */
export function signInWays(search: string): SignInWays {
  const [sms, password] = [new URLSearchParams(search), new URLSearchParams(search)];
  const current = sms.get('by') === 'sms' ? 'sms' : 'password';
  sms.set('by', 'sms');
  password.delete('by');
  return { sms: `?${sms}`, password: `?${password}`, current };
}
