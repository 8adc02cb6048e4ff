import { invitationPath } from '../../../domain/registration/shared/invitation-path.ts';
import { peopleArea, type PeoplePresenters } from '../../../presentation/people/people-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { join, people as peoplePage } from './tokens.ts';

const pages = async () => import('./pages.ts');
const parts = async () => (await pages()).bindPeople;
const ofPeople = {
  forEverybody: true,
  title: 'people.title',
  skeleton: 'detail',
  words: ['registration', 'people'],
  parts,
} as const;

/** Who works for a company, and what each may do. */
export const people: Area<PeoplePresenters> = {
  key: peopleArea,
  offered: (container) => ({ people: () => container.get(peoplePage), join: () => container.get(join) }),
  pages: [
    { ...ofPeople, path: '/my/person', Screen: lazyScreen(async () => (await pages()).PeopleScreen) },
    {
      path: invitationPath,
      forAnybody: true,
      title: 'people.join-title',
      skeleton: 'form',
      words: ['account', 'ways-in', 'recovery', 'member', 'registration', 'people'],
      parts,
      Screen: lazyScreen(async () => (await pages()).JoinScreen),
    },
  ],
};
