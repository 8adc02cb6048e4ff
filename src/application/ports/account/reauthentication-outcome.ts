/** Why a change that needs a recent proof of identity was not made; undefined where it was made. */
export type ReauthenticationRefusal =
  /** `needed`: the password must be entered. */
  { readonly because: 'needed' | 'wrong' | 'expired' } | { readonly because: 'locked'; readonly minutes: number };
