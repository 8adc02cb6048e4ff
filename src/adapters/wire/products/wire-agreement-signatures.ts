import type { SignedText } from '../../../application/ports/keys/key-agent.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import type {
  AgreementSignatures,
  SigningChoice,
  SigningRefusal,
} from '../../../application/ports/products/agreement-signatures.ts';
import { agreementSignatureExtensions } from '../../../contract/extensions/products/agreement-signature-extensions.ts';
import type { CertificateKind } from '../../../domain/keys/certificate.ts';
import { certificateObstacles } from '../../../domain/agreements/agreement-certificate.ts';
import { productAgreementName, productAgreements } from '../../../domain/agreements/product-agreement.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { WireClient } from '../wire-client.ts';

const parseObstacle = (told: unknown) =>
  certificateObstacles.find((each) => typeof told === 'string' && each === told.toLowerCase());
const parseCertificateKind = (told: string): CertificateKind | undefined =>
  told === 'HARD' ? 'hard' : told === 'SOFT' ? 'cloud' : undefined;
const orderOf = (product: ProductCode, serial: string) => ({
  agreementName: productAgreementName(product),
  textHash: productAgreements[product].textHash,
  certNumber: serial,
});

/** Parses a refusal; rethrows any other fault. */
function refusalOf(fault: unknown): SigningRefusal {
  if (!(fault instanceof PortFault)) throw fault;
  const { code, values } = fault.detail;
  const on = typeof values?.['on'] === 'string' ? values['on'] : '';
  switch (code) {
    case 'SIGN_IN_EXPIRED':
      return { because: 'over' };
    case 'KEY_REFUSED':
      return { because: 'unproven' };
    case 'KEY_REVOKED':
      return { because: 'revoked' };
    case 'KEY_EXPIRED':
      return { because: 'expired', on };
    case 'KEY_NOT_YET':
      return { because: 'not-yet', on };
    case 'PRODUCT_NOT_OPENABLE':
      return { because: 'withdrawn' };
    case 'NOT_FOUND':
      return { because: 'gone' };
    case 'REQUEST_INVALID': {
      if (values?.['field'] !== 'textHash') throw fault;
      return { because: 'text-changed' };
    }
    case 'NOT_IN_THIS_STATE': {
      const obstacle = parseObstacle(values?.['because']);
      if (!obstacle) throw fault;
      return { because: 'obstacle', obstacle };
    }
    default:
      throw fault;
  }
}

export class WireAgreementSignatures implements AgreementSignatures {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async choice(product: ProductCode, signal?: AbortSignal): Promise<SigningChoice> {
    const { kinds, certificates, colleagues, mobile } = await this.client.send(
      agreementSignatureExtensions.signingCertificates,
      { agreementName: productAgreementName(product) },
      { signal },
    );
    return {
      signedBy: kinds.flatMap((kind) => parseCertificateKind(kind) ?? []),
      colleagues,
      mobile: mobile ?? '',
      certificates: certificates.map(
        ({ certNumber, certType, personName, corpName, caName, startTime, endTime, because }) => ({
          serial: certNumber,
          kind: certType === 'HARD' ? 'hard' : 'cloud',
          holder: personName,
          companyName: corpName,
          issuer: caName ?? '',
          validFrom: startTime,
          validTo: endTime,
          obstacle: because ? (parseObstacle(because) ?? 'unknown') : undefined,
        }),
      ),
    };
  }

  async challenge(product: ProductCode, serial: string) {
    try {
      return {
        asked: true,
        ...(await this.client.send(agreementSignatureExtensions.agreementChallenge, orderOf(product, serial))),
      } as const;
    } catch (fault) {
      return { asked: false, ...refusalOf(fault) } as const;
    }
  }

  async prove(product: ProductCode, serial: string, { text, certificate, signature }: SignedText) {
    try {
      await this.client.send(agreementSignatureExtensions.agreementProved, {
        ...orderOf(product, serial),
        text,
        certificate,
        signature,
      });
      return { done: true } as const;
    } catch (fault) {
      return { done: false, ...refusalOf(fault) } as const;
    }
  }
}
