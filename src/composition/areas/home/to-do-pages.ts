export { ToDoScreen } from '../../../views/home/to-do/ToDoScreen.tsx';
export { bindToDo } from './to-do-parts.ts';
