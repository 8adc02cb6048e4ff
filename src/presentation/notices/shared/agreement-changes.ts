import type { SignedAgreementDesk } from '../../../application/ports/notices/signed-agreement-desk.ts';
import { agreementNames, linesToCompare, type AgreementName } from '../../../domain/agreements/agreement.ts';
import { lineDifference, type ComparedLine } from '../../../domain/text/line-difference.ts';
import type { AgreementReader } from '../../agreements/agreement-presenter.ts';

/** A change of an agreement since the user signed it; `from` is the signed version. */
export interface AgreementChange {
  readonly name: AgreementName;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly lines: readonly ComparedLine[];
}

/**
 * Compares the agreements to be signed with the ones that the user signed last, in the binding Chinese text. Agreements
 * that were never signed are omitted.
 */
export async function agreementChanges(
  desk: Pick<SignedAgreementDesk, 'protocols' | 'text'>,
  read: AgreementReader,
): Promise<readonly AgreementChange[]> {
  const [signed, present] = await Promise.all([desk.protocols(), read(undefined, 'zh-CN')]);
  const changes = present.map(async ({ name: presentName, text, textHash }): Promise<readonly AgreementChange[]> => {
    // The newest one comes first.
    const last = signed.find((each) => each.isOwn && each.present?.textHash === textHash);
    const name = agreementNames.find((each) => each === presentName);
    if (!last || !name) return [];
    const before = await desk.text(last.id);
    return [
      {
        name,
        title: text.title,
        from: before.version,
        to: text.version,
        lines: lineDifference(linesToCompare(before), linesToCompare(text)),
      },
    ];
  });
  return (await Promise.all(changes)).flat();
}
