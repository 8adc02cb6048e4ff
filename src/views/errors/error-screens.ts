/** The screens of errors in one chunk, which is loaded only when needed. */
export { ForbiddenScreen } from './ForbiddenScreen.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export { PlannedScreen } from './PlannedScreen.tsx';
