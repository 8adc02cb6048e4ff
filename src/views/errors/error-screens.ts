/** What stands where no page does, in one piece: few come here, and nobody waits for it before. */
export { ForbiddenScreen } from './ForbiddenScreen.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
