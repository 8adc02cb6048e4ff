import { describe, expect, it } from 'vitest';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

/** Contract of the product desk, for every transport. Each test has its own back end. */
export function productDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function as(userName: string, work: (desks: Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      const desks = device();
      if (userName !== '') await signIn(desks, userName);
      await work(desks);
    } finally {
      await close();
    }
  }

  /** A company without restrictions. */
  const free = { violatingFrom: undefined, barredFrom: [], objectors: [] };

  describe(name, () => {
    it('opens a product without obstacles once, after its agreement was signed', async () =>
      as('xiazhiwei', async ({ products }) => {
        expect(await products.products()).toEqual({
          opened: [],
          applications: new Map([
            ['ABS', 'none'],
            ['LETTER_OF_GUARANTEE', 'none'],
            ['FAW', 'none'],
          ]),
          agreements: new Map(),
          openers: ['江听雪', '夏知微'],
          member: free,
        });
        expect(await products.isAgreementSigned('SCCP')).toBe(false);
        expect(await products.open('SCCP')).toMatchObject({ opened: false, reasons: ['agreement-unsigned'] });
        expect([
          await products.sign('SCCP'),
          await products.isAgreementSigned('SCCP'),
          await products.isAgreementSigned('EST'),
        ]).toEqual(['signed', true, false]);
        expect(await products.open('SCCP')).toMatchObject({ opened: true, already: false, by: '夏知微' });
        expect(await products.open('SCCP')).toMatchObject({ opened: true, already: true, by: '夏知微' });
        expect((await products.products()).opened).toMatchObject([{ product: 'SCCP', by: '夏知微' }]);
      }));

    it('shows the company’s certification', async () =>
      as('chuyunshen', async ({ products }) => {
        expect(await products.certification('CREDIT')).toEqual({
          realName: 'VERIFYING',
          hardCertificate: 'UNAUTH',
          softCertificate: 'UNAUTH',
          node: 'APPROVEING_1ST',
          individual: false,
          pending: true,
          softKeyUsable: false,
          certificateNumber: '',
          hardExpiredOn: '',
          softExpiredOn: '',
          hardEndsOn: '',
          softEndsOn: '',
          unified: true,
        });
        expect(await products.certification(undefined)).toEqual(await products.certification('CREDIT'));
      }));

    it('refuses a product with all reasons', async () =>
      as('chuyunshen', async ({ products }) => {
        expect(await products.open('SCCP')).toMatchObject({
          opened: false,
          reasons: [
            'real-name-under-way',
            'under-review',
            'verification-pending',
            'not-certified',
            'no-certificate',
            'no-soft-key',
            'agreement-unsigned',
          ],
        });
      }));

    it('gives the agreement of a product as a file, and its project code', async () =>
      as('shenruogu', async ({ products }) => {
        const { name: file, address } = await products.agreementFile('EST');
        expect([file, atob(address.split(',')[1] ?? '').slice(0, 4)]).toEqual([
          expect.stringMatching(/EST2026V1\.0\.pdf$/),
          '%PDF',
        ]);
        expect(await products.projectCode('EST')).toBe('EST2026');
      }));

    it('gives the same recalled agreements alone as with the products', async () =>
      as('zhousiyuan', async ({ products, recalled }) =>
        expect((await recalled.terms()).recalled).toEqual((await products.products()).agreements),
      ));

    it('refuses calls without a session', async () =>
      as('', async ({ products, recalled }) =>
        expect([
          await kindOf(products.products()),
          await kindOf(products.open('EST')),
          await kindOf(recalled.terms()),
        ]).toEqual(['not-signed-in', 'not-signed-in', 'not-signed-in']),
      ));
  });
}
