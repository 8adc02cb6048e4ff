export { LimitsScreen } from '../../../views/home/limits/LimitsScreen.tsx';
export { bindLimits } from './limits-parts.ts';
