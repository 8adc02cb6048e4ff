export { StartScreen } from '../../../views/home/start/StartScreen.tsx';
export { bindStart } from './start-parts.ts';
