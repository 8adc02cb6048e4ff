export { HomeScreen } from '../../../views/home/home/HomeScreen.tsx';
export { bindHome } from './parts.ts';
export { LimitsScreen } from '../../../views/home/limits/LimitsScreen.tsx';
export { StartScreen } from '../../../views/home/start/StartScreen.tsx';
