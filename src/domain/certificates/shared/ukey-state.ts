import type { AuthState } from '../../keys/certification.ts';

/**
 * State of a company's certification by UKey (checklist C-153). It is done while the identifying certificate is valid.
 * Otherwise the state of the hard certificate counts, because activating a token includes a signature for the company.
 */
export const ukeyStateOf = (hard: AuthState, isIdentified: boolean): AuthState => (isIdentified ? 'AUTH' : hard);
