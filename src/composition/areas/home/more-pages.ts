export { LimitsScreen } from '../../../views/home/limits/LimitsScreen.tsx';
export { bindLimits } from './limits-parts.ts';
export { ToDoScreen } from '../../../views/home/to-do/ToDoScreen.tsx';
export { bindToDo } from './to-do-parts.ts';
export { StartScreen } from '../../../views/home/start/StartScreen.tsx';
export { bindStart } from './start-parts.ts';
