import {
  longTerm,
  type FormChoice,
  type FormText,
} from '../../../src/domain/certification/shared/certification-form.ts';
import { licenceSlots, type LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import { realNamePath } from '../../../src/domain/catalogue/product-paths.ts';
import type { Certifying } from '../abilities/certifying.ts';
import { pdfBytes } from '../files.ts';
import type { BrowserTab } from './browser-tab.ts';
import { chooseButton } from './page-words.ts';

export function certifying(
  tab: BrowserTab,
): Pick<
  Certifying,
  | 'openCertification'
  | 'chooseForCertification'
  | 'fillForCertification'
  | 'givePaper'
  | 'handInCertification'
  | 'papersAsked'
  | 'returnedPapers'
> {
  const { page, device, words } = tab;
  const region = (slot: LicenceSlot) => page.getByRole('region', { name: slotName(slot), exact: true });
  let papers = 0;
  // The name of a slot in the form of a branch, which has a person in charge.
  let isBranch = false;
  const slotName = (slot: LicenceSlot): string =>
    isBranch && slot === 'LEGAL_PERSON'
      ? words['certification.branch-LEGAL_PERSON']
      : words[`certification.slot-${slot}`];
  const fieldName = (field: FormText): string =>
    isBranch && (field === 'legalName' || field === 'legalIdNumber' || field === 'legalIdUntil')
      ? words[`certification.branch-${field}`]
      : words[`certification.field-${field}`];

  return {
    openCertification: async () => {
      await tab.open(realNamePath);
      await page.getByRole('heading', { level: 1, name: words['certification.title'] }).waitFor();
      await page.getByRole('list', { name: words['certification.steps'] }).waitFor();
    },
    chooseForCertification: async (field: FormChoice, yes) => {
      if (field === 'isBranch') isBranch = yes;
      const choice =
        isBranch && field === 'isLegalApply' && yes
          ? words['certification.branch-isLegalApply-yes']
          : words[`certification.${field}-${yes ? 'yes' : 'no'}`];
      await device.pick(page.getByRole('group', { name: words[`certification.field-${field}`], exact: true }), choice);
    },
    fillForCertification: async (field, value) => {
      const input = tab.field(fieldName(field));
      // The case has no such field.
      if ((await input.count()) === 0) return;
      if (value !== longTerm) await device.write(input, value);
      else
        await device.press(
          input
            .locator('xpath=ancestor::div[.//input[@type="checkbox"]][1]')
            .getByRole('checkbox', { name: words['certification.long-term'], exact: true }),
        );
    },
    givePaper: async (slot) => {
      papers += 1;
      const name = `${slot}-${papers}.pdf`;
      await device.upload(chooseButton(region(slot), slotName(slot), words), [
        { name, mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes(300 + papers)) },
      ]);
      // The paper can be viewed once it has arrived.
      await region(slot)
        .getByRole('button', { name: words['certification.look-of']({ name }) })
        .waitFor();
    },
    papersAsked: async () => {
      const asked = await Promise.all(
        licenceSlots.map(async (slot) => ((await region(slot).count()) > 0 ? [slot] : [])),
      );
      return asked.flat();
    },
    handInCertification: async () => {
      // The form waits for running readings.
      const handsIn = page.getByRole('button', {
        name: new RegExp(`^(${words['certification.submit']}|${words['certification.resubmit']})$`),
        disabled: false,
      });
      await handsIn.waitFor();
      await device.press(handsIn);
      // The certification can be withdrawn until its review begins.
      await page.getByRole('button', { name: words['certification.revoke'], exact: true }).waitFor();
      return tab.language.inScenario(words['certification.handed-in']);
    },
    returnedPapers: async () => {
      const returned = await Promise.all(
        licenceSlots.map(async (slot) => {
          const reasons = region(slot)
            .getByText(words['certification.reason'], { exact: true })
            .locator('xpath=following-sibling::ul')
            .getByRole('listitem');
          return (await reasons.count()) === 0
            ? []
            : [`${tab.language.inScenario(slotName(slot))}: ${(await reasons.allInnerTexts()).join(' / ')}`];
        }),
      );
      return returned.flat();
    },
  };
}
