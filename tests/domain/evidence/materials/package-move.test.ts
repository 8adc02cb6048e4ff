import { describe, expect, it } from 'vitest';
import { adderOf, changerOf, latestMove, removerOf } from '../../../../src/domain/evidence/materials/package-move.ts';
import type { PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import type { LogEntry } from '../../../../src/domain/evidence/materials/progress.ts';

const entry = (at: number, action: LogEntry['action'], actorName = '', detail = ''): LogEntry => ({
  at,
  action,
  actorName,
  side: 'CORP',
  detail,
  returned: [],
  corrected: [],
});

describe('the step that brought a package to its state', () => {
  it.each<readonly [LogEntry['action'], readonly PackageState[]]>([
    ['created', ['PREPARE']],
    ['submitted', ['UN_AUDIT', 'BIZ_CONFIRM']],
    ['first-passed', ['UN_FINAL_AUDIT', 'BIZ_CONFIRM']],
    ['returned', ['AUDIT_REJECT']],
    ['final-passed', ['AUDITED']],
    ['reopened', ['MODIFY']],
    ['discarded', ['INVALID']],
    ['cancelled', ['INVALID']],
    ['declined', ['INVALID']],
    ['lapsed', ['INVALID']],
    ['funded', ['AUDITED']],
    ['organised', ['UN_AUDIT']],
    ['pre-filled', ['UN_AUDIT']],
    ['pre-reviewed', ['UN_AUDIT']],
    ['platform-corrects', ['BIZ_MODIFY']],
    ['platform-corrected', ['UN_AUDIT']],
    ['claimed', ['PREPARE', 'MODIFY', 'AUDIT_REJECT']],
  ])('is "%s" for %o', (action, states) => {
    for (const state of states)
      expect(latestMove([entry(1, action, '李敏')], state), state).toEqual({ action, by: '李敏' });
    expect(latestMove([entry(1, action, '李敏')], 'UNHEARD_OF')).toBeUndefined();
  });

  it('is the latest, whatever the order of the log', () => {
    expect(latestMove([entry(3, 'submitted', '李敏'), entry(1, 'created', '周思源')], 'UN_AUDIT')).toEqual({
      action: 'submitted',
      by: '李敏',
    });
    expect(latestMove([entry(1, 'created', '周思源'), entry(3, 'submitted', '李敏')], 'PREPARE')).toBeUndefined();
  });

  it('names no person of the platform', () => {
    expect(latestMove([{ ...entry(1, 'returned', '审核一'), side: 'PLATFORM' }], 'AUDIT_REJECT')).toEqual({
      action: 'returned',
      by: '',
    });
  });

  it('is not guessed', () => {
    expect(latestMove([], 'PREPARE')).toBeUndefined();
    expect(latestMove([entry(1, 'item-added', '李敏')], 'PREPARE')).toBeUndefined();
    expect(latestMove([entry(1, 'unrecognised', '李敏')], 'PREPARE')).toBeUndefined();
  });
});

describe('whose hand a document last went through', () => {
  const log = [
    entry(4, 'item-removed', '王芳', 'a.pdf'),
    entry(2, 'item-removed', '李敏', 'a.pdf'),
    entry(3, 'item-added', '李敏', 'b.pdf'),
    entry(5, 'item-edited', '王芳', '01287734'),
    entry(6, 'item-changed', '周思源', 'b.pdf'),
  ];

  it('is who removed it last', () => {
    expect(removerOf(log, ['a.pdf', '01287734'])).toBe('王芳');
    expect(removerOf(log.toReversed(), ['a.pdf'])).toBe('王芳');
  });

  it('is the only one who removed anything, where it went by another name', () => {
    expect(
      removerOf(
        [
          entry(1, 'item-removed', '李敏', 'x.pdf'),
          entry(2, 'item-removed', '李敏', 'y.pdf'),
          entry(3, 'item-added', '王芳', 'a.pdf'),
        ],
        ['a.pdf'],
      ),
    ).toBe('李敏');
    expect(removerOf(log, ['c.pdf'])).toBe('');
    expect(removerOf([], ['c.pdf'])).toBe('');
  });

  it('is who changed it last, but not oneself', () => {
    expect(changerOf(log, ['b.pdf', '01287734'], '李敏')).toBe('周思源');
    expect(changerOf(log, ['b.pdf', '01287734'], '周思源')).toBe('王芳');
    expect(changerOf(log, ['a.pdf'], '周思源')).toBe('');
  });

  it('is who added it, but not oneself', () => {
    expect(adderOf(log, ['b.pdf'], '周思源')).toBe('李敏');
    expect(adderOf(log, ['b.pdf'], '李敏')).toBe('');
    expect(adderOf(log, ['a.pdf'], '周思源')).toBe('');
  });
});
