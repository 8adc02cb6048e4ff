import type { RestrictionView } from '../../../presentation/evidence/shared/restriction-view.ts';
import { productPath } from '../../../domain/catalogue/product-paths.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';

type HeldWayProps = RestrictionView & {
  /** Whether a package exists. Its documents are then saved. */
  readonly isBegun?: boolean;
};

/**
 * The reason why packages are restricted, who can help or where to remove the reason, and what happens to the entered
 * documents.
 */
export function RestrictionHelp({
  kind,
  product,
  words,
  objectors = [],
  mayObject = false,
  isBegun = true,
}: HeldWayProps) {
  const { say } = useWords();
  const isOfAgreement = kind === 'withdrawn' || kind === 'to-sign';
  const safe =
    kind === 'to-sign'
      ? 'held.agreement-safe-sign'
      : kind === 'withdrawn'
        ? 'held.agreement-safe-withdrawn'
        : 'held.restricted-safe';
  return (
    <>
      <div>{say(words)}</div>
      {objectors.length > 0 && <div>{say('held.objectors', { people: objectors })}</div>}
      {mayObject && (
        <div>
          <PortalLink to="/my/agency-objection" strong>
            {say('held.object')}
          </PortalLink>
        </div>
      )}
      {(kind === 'withdrawn' || kind === 'barred') && (
        <div>
          <SupportLine />
        </div>
      )}
      {isOfAgreement && product && (
        <div>
          <PortalLink to={productPath(product)} strong>
            {say(kind === 'to-sign' ? 'held.agreement-sign' : 'held.agreement-see')}
          </PortalLink>
        </div>
      )}
      {isBegun && <div>{say(safe)}</div>}
    </>
  );
}
