import { Navigate } from 'react-router-dom';

import { registerPath } from '../../../domain/registration/registration-places.ts';

/** Redirects the root of the section to its first page (document 1, section 2). */
export function RegisterRoot() {
  return <Navigate to={registerPath} replace />;
}
