import type { AuthState } from '../../keys/certification.ts';

/**
 * Where a company stands with its certification by UKey (checklist C-153): done while the certificate by which it was
 * identified holds, and else as its hard certificate stands, because whoever activates a token signs by it for the
 * company as well.
 */
export const ukeyStateOf = (hard: AuthState, isIdentified: boolean): AuthState => (isIdentified ? 'AUTH' : hard);
