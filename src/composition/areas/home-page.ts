export { HomeScreen } from '../../views/home/home/HomeScreen.tsx';
export { bindHome } from './home-parts.ts';
export { StartScreen } from '../../views/home/start/StartScreen.tsx';
