import { certificatePath } from '../../../domain/keys/certificate-path.ts';
import { newCertificatePlace } from '../../../domain/agreements/agreement-certificate.ts';
import { openingPolicies } from '../../../domain/agreements/opening-policy.ts';
import { isProduct } from '../../../domain/catalogue/product-code.ts';
import { productPath } from '../../../domain/catalogue/product-paths.ts';
import type { SigningTurn } from '../../../domain/agreements/signing-turn.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';

/**
 * The link to the renewal of an agreement: to the signature for users who can sign, to the certificates for users who
 * may sign and have none, and to the product for all others. `isHere`: the product is already on the page.
 */
export function SigningWay({
  turn,
  product,
  isHere = false,
}: {
  readonly turn: SigningTurn;
  readonly product: string;
  readonly isHere?: boolean;
}) {
  const { say } = useWords();
  if (!isProduct(product)) return null;
  const toProduct = (words: 'signing-turn.sign' | 'signing-turn.see') =>
    !isHere && (
      <>
        {' '}
        <PortalLink to={productPath(product)}>{say(words)}</PortalLink>
      </>
    );
  switch (turn.kind) {
    case 'own':
      return toProduct('signing-turn.sign');
    case 'certificate':
      return (
        <>
          {' '}
          {say('signing-turn.certificate')}{' '}
          <PortalLink to={certificatePath(newCertificatePlace(openingPolicies[product].signedBy))}>
            {say('signing-turn.certificate-way')}
          </PortalLink>
        </>
      );
    case 'colleagues':
      return (
        <>
          {' '}
          {say('signing-turn.colleagues', { names: turn.names })}
          {toProduct('signing-turn.see')}
        </>
      );
    case 'nobody':
      return (
        <>
          {' '}
          {say('signing-turn.nobody')}
          {toProduct('signing-turn.see')}
        </>
      );
  }
}
