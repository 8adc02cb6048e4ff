import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../features/support/weather.ts';
import { CheckAnswersScreen } from '../../../src/views/evidence/check-answers/CheckAnswersScreen.tsx';
import { PackageDetailScreen } from '../../../src/views/evidence/package-detail/PackageDetailScreen.tsx';
import { PackageListScreen } from '../../../src/views/evidence/package-list/PackageListScreen.tsx';
import { SubmittedScreen } from '../../../src/views/evidence/submitted/SubmittedScreen.tsx';
import { demoPackages, deskForEachTest } from '../../builders/desk.tsx';

const expectedAnswer = '/corp/mps/v1/certificate/doc/datum/cal-audit-time';
const log = '/corp/v1/certificate/doc/operation-log/datum/find/state';
const totals = '/corp/v1/extensions/packages/totals';
const inReview = 'DD20261115-0059';

describe('optional data of a page fails in its own place', () => {
  const desk = deskForEachTest();

  it.each([
    [
      'the history of a package',
      log,
      PackageDetailScreen,
      `/detail?p=${demoPackages.returned}`,
      '操作记录暂时没有取到',
    ],
    [
      'the day by which the platform answers',
      expectedAnswer,
      PackageDetailScreen,
      `/detail?p=${demoPackages.returned}`,
      '预计完成暂时没有取到',
    ],
    [
      'that day, while one checks',
      expectedAnswer,
      CheckAnswersScreen,
      `/upload?s=CHECK&p=${demoPackages.complete}`,
      '预计完成暂时没有取到',
    ],
    [
      'that day, once it is submitted',
      expectedAnswer,
      SubmittedScreen,
      `/upload/success?p=${inReview}`,
      '暂时没有取到',
    ],
    ['count and sum of the list', totals, PackageListScreen, '/', '合计暂时没有取到'],
  ] as const)('%s', async (_name, path, Screen, address, words) => {
    desk.zhou.weather.answerInstead(path, () => refusal('018000500', '系统维护中'));
    desk.shows(Screen, address);
    const note = (await screen.findAllByText(new RegExp(words)))[0];
    expect(screen.queryByRole('alert')).toBeNull();
    desk.zhou.weather.answerItself(path);
    note?.querySelector('button')?.click();
    await expect.poll(() => screen.queryByText(new RegExp(words))).toBeNull();
  });
});
