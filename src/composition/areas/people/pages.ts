export { JoinScreen } from '../../../views/people/join/JoinScreen.tsx';
export { PeopleScreen } from '../../../views/people/people/PeopleScreen.tsx';
export { bindPeople } from './parts.ts';
