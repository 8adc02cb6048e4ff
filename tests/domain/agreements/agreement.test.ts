import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  agreementNames,
  agreementPaths,
  agreements,
  canonicalText,
  isReadToEnd,
  type AgreementName,
} from '../../../src/domain/agreements/agreement.ts';
import { objectionDeadline } from '../../../src/domain/agreements/objection-time.ts';
import { loadAgreement } from '../../../src/words/agreements/load-agreement.ts';
import { notices } from '../../../src/composition/areas/notices/area.ts';

/** Required content of each agreement (checklist F-096, F-095), in the binding text. */
const clauses: Readonly<Record<AgreementName, readonly RegExp[]>> = {
  CORP_REG_AGREEMENT: [
    /税款，由会员自行承担/,
    /另行签订的协议/,
    /经平台审核同意后注销/,
    /六个月未使用/,
    /三个工作日内提出申诉/,
    /当年度.*服务费总额为限/,
    /平台运营方住所地.*人民法院/,
    /适用中华人民共和国法律/,
    /四十八小时内未提出异议/,
    /完全民事行为能力/,
    /两人同时使用同一账号/,
    /法定代表人，或经会员授权/,
  ],
  CORP_PRIVACY_AGREEMENT: [/四十八小时内未提出异议/, /适用中华人民共和国法律/, /平台运营方住所地/],
};

describe('the agreements', () => {
  it.each(agreementNames)('%s has the version and the text whose hash is signed', async (name) => {
    const text = await loadAgreement(name, 'zh-CN');
    expect(text.version).toBe(agreements[name].version);
    expect(createHash('sha256').update(canonicalText(text)).digest('hex')).toBe(agreements[name].textHash);
    for (const clause of clauses[name]) expect(canonicalText(text)).toMatch(clause);
  });

  it.each(agreementNames)(
    '%s is translated clause by clause, and says that the Chinese text prevails',
    async (name) => {
      const [chinese, english] = await Promise.all([loadAgreement(name, 'zh-CN'), loadAgreement(name, 'en')]);
      const numbers = (text: typeof chinese): readonly (string | undefined)[] =>
        text.sections.flatMap(({ paragraphs }) => paragraphs.map((each) => /^\d+\.\d+/.exec(each)?.[0]));
      expect([english.version, numbers(english)]).toEqual([chinese.version, numbers(chinese)]);
      expect(canonicalText(english)).toMatch(/the Chinese version prevails/);
      expect(canonicalText(chinese)).toMatch(/以中文为准/);
    },
  );

  it('have the documented versions, each on a public page', () => {
    expect([agreements.CORP_PRIVACY_AGREEMENT.version, agreements.CORP_REG_AGREEMENT.version]).toEqual([
      'RT2022V1.0',
      'RT2023V1.0',
    ]);
    expect(
      notices.pages
        .filter((page) => page.forAnybody)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(Object.values(agreementPaths).toSorted());
  });

  it('allow an objection for 48 hours', () => {
    expect(objectionDeadline(Date.parse('2026-11-21T02:00:00Z'))).toBe(Date.parse('2026-11-23T02:00:00Z'));
  });
});

describe('a scroll position', () => {
  it.each([
    [{ scrollTop: 0, clientHeight: 500, scrollHeight: 2000 }, false],
    [{ scrollTop: 1479, clientHeight: 500, scrollHeight: 2000 }, false],
    [{ scrollTop: 1480, clientHeight: 500, scrollHeight: 2000 }, true],
    [{ scrollTop: 1500, clientHeight: 500, scrollHeight: 2000 }, true],
    [{ scrollTop: 0, clientHeight: 500, scrollHeight: 400 }, true],
  ])('of %j counts as read to the end: %s', (scrolled, isRead) => {
    expect(isReadToEnd(scrolled)).toBe(isRead);
  });
});
