export { HomeScreen } from '../../../views/home/home/HomeScreen.tsx';
export { bindHome } from './parts.ts';
export { StartScreen } from '../../../views/home/start/StartScreen.tsx';
