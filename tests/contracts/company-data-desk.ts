import { describe, expect, it } from 'vitest';
import { signedInOver, type OpenDesks } from './signed-in.ts';

/** Contract of the company data desk, for every transport. The demo world's day is 21 November 2026. */
export function companyDataDeskContract(name: string, open: OpenDesks): void {
  const as = signedInOver(open);

  describe(name, () => {
    it('shows the certified data of the company, and the replaced versions of each paper', async () =>
      as('zhousiyuan', async ({ companyData }) => {
        expect(companyData.isOffered).toBe(true);
        const data = await companyData.data();
        expect(data).toMatchObject({
          companyName: '宁波砚舟精密铸造有限公司',
          uscc: '91330299MA5JMH9238',
          isCore: false,
          mayChange: true,
          readsPapers: true,
          change: { state: 'none', by: '', at: undefined },
          certified: {
            handedInBy: '周思远',
            isUnified: true,
            isBranch: false,
            agentName: '周思远',
            licenceUntil: '2029-05-09',
          },
          accounts: { count: 2, masked: expect.stringMatching(/^\*{4} \d{4}$/u) as string },
          certificate: { usable: true },
        });
        expect(data?.papers.map(({ slot, versions }) => `${slot} ${versions.length}`)).toEqual([
          'SOCIAL_CREDIT_FILE 2',
          'LEGAL_PERSON 1',
          'CA_AUTH_FILE 1',
          'CORP_AUTH_FILE 1',
          'CORP_AUTH_ENTRUST_FILE 2',
          'AUTH_AGENT_PERSON 2',
        ]);
        const [now, before] = data?.papers[0]?.versions ?? [];
        expect([now?.replacedAt, before?.replacedAt, now?.files.length, before?.files.length, now?.validUntil]).toEqual(
          [undefined, now?.certifiedAt, 1, 1, '2029-05-09'],
        );
      }));

    it('shows a reader that there are papers, without their files', async () =>
      as('shenruogu', async ({ companyData }) => {
        const data = await companyData.data();
        expect([data?.mayChange, data?.readsPapers]).toEqual([false, false]);
        expect(
          data?.papers
            .flatMap(({ versions }) => versions.map(({ files, fileCount }) => [files.length, fileCount]))
            .every(([files, count]) => files === 0 && count === 1),
        ).toBe(true);
      }));

    it('shows a company that is not certified as such', async () =>
      as('yezhiqiu', async ({ companyData }) =>
        expect(await companyData.data()).toMatchObject({
          companyName: '昆明云亭茶业有限公司',
          certified: undefined,
          papers: [],
          change: { state: 'not-certified' },
        }),
      ));

    it('shows the upper entity of a branch', async () =>
      as('jianghuaijin', async ({ companyData }) =>
        expect(await companyData.data()).toMatchObject({
          certified: { isBranch: true, upperName: '北屿建设工程集团有限公司' },
        }),
      ));
  });
}
