export { HomeScreen } from '../../../views/home/home/HomeScreen.tsx';
export { bindHome } from './parts.ts';
