import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/words/catalogue.ts';
import type { Certification } from '../../src/sandbox/api/certification-answers.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import { consoleUnderTest } from './fake-sandbox.ts';

let words: Catalogue;
beforeAll(async () => {
  words = await loadConsoleWords('zh-CN');
});
afterEach(cleanup);

const reviewing: Certification = {
  pkCorp: 'C-1',
  name: '宁波砚舟',
  uscc: '91330299MA5JMH9238',
  process: 'usual',
  state: 'VERIFYING',
  node: 'APPROVEING_1ST',
  submittedBy: '周思远',
  firstReviewer: 'wang-han',
  secondReviewer: '',
  asked: ['SOCIAL_CREDIT_FILE', 'LEGAL_PERSON'],
  form: {
    isUnified: true,
    isBranch: false,
    isLegalApply: true,
    opensCloud: true,
    upperName: '',
    upperCode: '',
    upperPerson: '',
    legalName: '砚守山',
    legalIdNumber: '330299',
    legalIdUntil: '2036-05-17',
    agentName: '',
    agentIdNumber: '',
    agentMobile: '',
    agentIdUntil: '',
    licenceUntil: '2030-01-01',
    entrustUntil: '',
    upperLetterUntil: '',
  },
  slots: [
    {
      slot: 'SOCIAL_CREDIT_FILE',
      files: [{ pkFile: 'PK-1', name: '执照.pdf' }],
      result: 'UNKNOWN',
      reason: '',
      before: [],
    },
    {
      slot: 'LEGAL_PERSON',
      files: [{ pkFile: 'PK-2', name: '身份证.pdf' }],
      result: 'UNKNOWN',
      reason: '',
      before: [],
    },
  ],
  steps: [],
};

async function open(...kept: readonly Certification[]) {
  const world = consoleUnderTest('#/certifications');
  world.sandbox.certificationsKept = [...kept];
  render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
  await screen.findByRole('heading', { name: '企业实名认证审核' });
  await act(async () => {});
  return world;
}
const press = async (name: string): Promise<void> =>
  act(
    async () =>
      void fireEvent.click(within(screen.getByRole('region', { name: '宁波砚舟' })).getByRole('button', { name })),
  );
const orders = (world: Awaited<ReturnType<typeof open>>) => world.sandbox.certificationOrders;

describe('the certification review page', () => {
  it('passes once every paper is marked', async () => {
    const world = await open(reviewing);
    await press('通过');
    expect(orders(world)).toEqual([]);
    await press('通过 统一社会信用代码证书');
    await press('通过');
    expect(orders(world)).toEqual([]);
    await press('全部标记通过');
    await press('通过');
    expect(orders(world)).toEqual([
      {
        pkCorp: 'C-1',
        event: 'pass',
        by: 'first-reviewer',
        name: 'wang-han',
        verdicts: [
          { slot: 'SOCIAL_CREDIT_FILE', result: 'PASS', reason: '' },
          { slot: 'LEGAL_PERSON', result: 'PASS', reason: '' },
        ],
      },
    ]);
  });

  it('returns marked papers with a reason', async () => {
    const world = await open(reviewing);
    await press('退回 法定代表人身份证');
    await press('退回');
    expect(orders(world)).toEqual([]);
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText(/法定代表人身份证的退回原因/), { target: { value: '模糊' } }),
    );
    await press('退回');
    expect(orders(world)).toEqual([
      {
        pkCorp: 'C-1',
        event: 'return',
        by: 'first-reviewer',
        name: 'wang-han',
        verdicts: [{ slot: 'LEGAL_PERSON', result: 'NOPASS', reason: '模糊' }],
      },
    ]);
  });

  it('lets only another reviewer begin the second review', async () => {
    const world = await open({ ...reviewing, node: 'APPROVE_PASS_1ND' });
    await press('开始审核');
    expect(orders(world)).toEqual([]);
    await act(async () => world.parts.actors.choose({ id: 'lu-yiming', kind: 'reviewer' }));
    await press('开始审核');
    expect(orders(world)).toMatchObject([{ event: 'take', by: 'second-reviewer', name: 'lu-yiming' }]);
  });

  it('shows that there are no certifications', async () => {
    await open();
    expect(screen.getByText('没有提交过的认证')).toBeTruthy();
  });
});
