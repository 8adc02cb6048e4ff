import type { ProtocolDesk } from '../../../application/ports/notices/protocol-desk.ts';
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
 * What is to be signed beside what one signed last, in the Chinese that binds; nothing of what one has never signed.
 */
export async function agreementChanges(
  desk: Pick<ProtocolDesk, 'protocols' | 'text'>,
  read: AgreementReader,
): Promise<readonly AgreementChange[]> {
  const [signed, present] = await Promise.all([desk.protocols(), read(undefined, 'zh-CN')]);
  const changes = present.map(async ({ name: ofWhich, text, textHash }): Promise<readonly AgreementChange[]> => {
    // The newest comes first.
    const last = signed.find((each) => each.isOwn && each.present?.textHash === textHash);
    const name = agreementNames.find((each) => each === ofWhich);
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
