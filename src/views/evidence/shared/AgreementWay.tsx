import type { ProductCode } from '../../../domain/products/shared/product-code.ts';
import { productPath } from '../../../domain/products/shared/product-paths.ts';
import type { Message } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';

interface AgreementWayProps {
  readonly kind: 'withdrawn' | 'to-sign';
  /** Undefined where it is not told which. */
  readonly product: ProductCode | undefined;
  readonly words: Message;
}

/** Why an agreement keeps packages from being handed in, who helps or where it is signed, and what becomes of what was entered. */
export function AgreementWay({ kind, product, words }: AgreementWayProps) {
  const { say } = useWords();
  return (
    <>
      <div>{say(words)}</div>
      {kind === 'withdrawn' && <div><SupportLine /></div>}
      {product && (
        <div>
          <PortalLink to={productPath(product)} strong>
            {say(kind === 'to-sign' ? 'check.agreement-sign' : 'check.agreement-see')}
          </PortalLink>
        </div>
      )}
      <div>{say(kind === 'to-sign' ? 'check.agreement-safe-sign' : 'check.agreement-safe-withdrawn')}</div>
    </>
  );
}
