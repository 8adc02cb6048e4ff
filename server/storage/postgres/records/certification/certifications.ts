import type { CertificationRecord } from '../../../../core/records/certification.ts';
import { document, flag, optional, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const certificationMapping: Mapping<CertificationRecord> = {
  table: 'certifications',
  key: 'pk_corp',
  fields: {
    pkCorp: text('pk_corp'),
    realName: text('real_name'),
    hardCertificate: text('hard_certificate'),
    softCertificate: text('soft_certificate'),
    node: text('node'),
    individual: flag('individual'),
    pending: flag('pending'),
    unified: flag('unified'),
    softKeyUsable: flag('soft_key_usable'),
    certificateNumber: text('certificate_number'),
    identified: optional(document('identified')),
    cloudApplication: optional(document('cloud_application')),
  },
};
