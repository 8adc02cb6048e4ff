import { invitationPath } from '../../../domain/registration/shared/invitation-path.ts';
import { peopleArea, type PeoplePresenters } from '../../../presentation/people/people-presenters.ts';
import { lazyScreen } from '../../../views/lazy/lazy-screen.ts';
import type { Area } from '../area.ts';
import { join, people as peoplePage } from './tokens.ts';
import { registrationWords } from '../../../words/areas/registration.ts';
import { peopleWords } from '../../../words/areas/people.ts';
import { accountWords } from '../../../words/areas/account.ts';
import { waysInWords } from '../../../words/areas/entry.ts';
import { recoveryWords } from '../../../words/areas/entry-recovery.ts';
import { memberWords } from '../../../words/areas/notices.ts';

const pages = async () => import('./pages.ts');
const parts = async () => (await pages()).bindPeople;
const ofPeople = {
  forEverybody: true,
  title: 'people.title',
  skeleton: 'detail',
  words: [registrationWords, peopleWords],
  parts,
} as const;

/** People of a company and their permissions. */
export const people: Area<PeoplePresenters> = {
  key: peopleArea,
  services: (container) => ({ people: () => container.get(peoplePage), join: () => container.get(join) }),
  pages: [
    { ...ofPeople, path: '/my/person', Screen: lazyScreen(async () => (await pages()).PeopleScreen) },
    {
      path: invitationPath,
      forAnybody: true,
      title: 'people.join-title',
      skeleton: 'form',
      words: [accountWords, waysInWords, recoveryWords, memberWords, registrationWords, peopleWords],
      parts,
      Screen: lazyScreen(async () => (await pages()).JoinScreen),
    },
  ],
};
