import { guaranteeProjectCalls } from '../../../contract/documented/entry/shared/guarantee-project.ts';
import type { CodeOutcome } from '../../../application/ports/identity/code-outcome.ts';
import type { PasswordSealing } from '../../../application/ports/identity/password-sealing.ts';
import type { PortFault } from '../../../application/ports/port-fault.ts';
import type {
  GuaranteeProject,
  RegistrationDesk,
  RegistrationOrder,
  RegistrationOutcome,
} from '../../../application/ports/registration/registration-desk.ts';
import { passwordProblems } from '../../../domain/identity/password-rules.ts';
import {
  registrationFields,
  registrationProblems,
  type RegistrationProblems,
} from '../../../domain/registration/registration.ts';
import { registrationCalls } from '../../../contract/documented/registration/registration.ts';
import { toSentOutcome, humanProofToWire, toCodeRefusal } from '../entry/shared/code-asked.ts';
import { outcomeOf } from '../outcome-of.ts';
import { visitToken } from '../entry/shared/visit.ts';
import { fieldProblems } from '../field-problems.ts';
import type { WireClient } from '../wire-client.ts';

const known = [...registrationProblems, ...passwordProblems] as const;

function toRegistrationRefusal(fault: PortFault): RegistrationOutcome {
  const { code, values } = fault.detail;
  switch (code) {
    case 'REGISTRATION_REFUSED': {
      const problems: RegistrationProblems = fieldProblems(values?.['fields'], registrationFields, known);
      // Without a known field, only the back end's own text can be shown.
      if (Object.keys(problems).length === 0) throw fault;
      return { registered: false, because: 'refused', problems };
    }
    case 'SMS_CODE_REFUSED':
      return { registered: false, because: 'code-refused' };
    case 'COMPANY_REGISTERED':
      return { registered: false, because: 'company-registered' };
    case 'COMPANY_DEREGISTERED':
      return { registered: false, because: 'company-deregistered' };
    case 'IDEMPOTENCY_REUSED':
      return { registered: false, because: 'other-before' };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { registered: false, because: 'form-expired' };
    default:
      throw fault;
  }
}

export class WireRegistrationDesk implements RegistrationDesk {
  private readonly client: WireClient;
  private readonly sealing: PasswordSealing;

  constructor(client: WireClient, sealing: PasswordSealing) {
    this.client = client;
    this.sealing = sealing;
  }

  async askCode({ mobile, ...human }: Parameters<RegistrationDesk['askCode']>[0]): Promise<CodeOutcome> {
    return outcomeOf(
      async () =>
        toSentOutcome(
          await this.client.send(registrationCalls.registrationCode, {
            mobile,
            picAuthToken: await visitToken(this.client),
            ...humanProofToWire(human),
          }),
        ),
      toCodeRefusal,
    );
  }

  async register({
    key,
    password,
    product,
    serial,
    agreements,
    companyName,
    ...said
  }: RegistrationOrder): Promise<RegistrationOutcome> {
    return outcomeOf(async () => {
      const { cipher, keyId } = await this.sealing.seal(password);
      const answer = await this.client.send(
        registrationCalls.register,
        {
          ...said,
          corpName: companyName,
          picAuthToken: await visitToken(this.client),
          password: cipher,
          keyId,
          agreements: [...agreements],
          ...(product === undefined ? {} : { productType: product }),
          ...(serial === undefined ? {} : { serial }),
        },
        { idempotencyKey: key },
      );
      return {
        registered: true,
        account: {
          userName: answer.userName,
          companyName: answer.corpName ?? companyName,
          projectName: answer.projectName ?? '',
          repeated: answer.repeated ?? false,
        },
      };
    }, toRegistrationRefusal);
  }

  async project(serial: string): Promise<GuaranteeProject | undefined> {
    const answer = await this.client.send(guaranteeProjectCalls.guaranteeProject, { serial });
    const name = answer?.projectName ?? '';
    return name === '' ? undefined : { serial, name, beneficiary: answer?.corpName ?? '' };
  }
}
