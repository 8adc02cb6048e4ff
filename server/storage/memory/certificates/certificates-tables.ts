import type {
  CertificateRecord,
  CertificateEventRecord,
  CertificateOrderRecord,
  HardKeyRecord,
} from '../../../core/records/certificates.ts';
import { isHardKeyOpen } from '../../../../src/domain/keys/hard-key.ts';
import type { CertificatesTables } from '../../../core/tables/certificates.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function certificatesTable({ table }: MemoryShelf): CertificatesTables['certificates'] {
  const certificates = table<CertificateRecord>((certificate) => certificate.serial);
  return Object.assign(certificates, {
    ofUser: async (userId: string) =>
      certificates
        .select((each) => each.userId === userId)
        .toSorted((a, b) => b.validFrom - a.validFrom || (a.serial < b.serial ? -1 : 1)),
    allRevoked: async () =>
      certificates.select((each) => each.revokedAt !== undefined).toSorted((a, b) => (a.serial < b.serial ? -1 : 1)),
    endingBetween: async (after: number, until: number) =>
      certificates
        .select((each) => each.revokedAt === undefined && each.validTo > after && each.validTo <= until)
        .toSorted((a, b) => a.validTo - b.validTo || (a.serial < b.serial ? -1 : 1)),
  });
}

function certificateEventsTable({ table }: MemoryShelf): CertificatesTables['certificateEvents'] {
  const certificateEvents = table<CertificateEventRecord>((each) => each.id);
  return Object.assign(certificateEvents, {
    ofUser: async (userId: string, most: number) =>
      certificateEvents
        .select((each) => each.userId === userId)
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
        .slice(0, most),
  });
}

function certificateOrdersTable({ table }: MemoryShelf): CertificatesTables['certificateOrders'] {
  const certificateOrders = table<CertificateOrderRecord>((each) => each.userId);
  return Object.assign(certificateOrders, {
    open: async () =>
      certificateOrders.select((each) => each.made === '').toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
  });
}

function hardKeysTable({ table }: MemoryShelf): CertificatesTables['hardKeys'] {
  const hardKeys = table<HardKeyRecord>((each) => each.number);
  return Object.assign(hardKeys, {
    ofCompany: async (pkCorp: string) =>
      hardKeys
        .select((each) => each.pkCorp === pkCorp)
        .toSorted((a, b) => b.appliedAt - a.appliedAt || (a.number < b.number ? -1 : 1)),
    underWay: async () =>
      hardKeys
        .select(({ state }) => isHardKeyOpen(state))
        .toSorted((a, b) => a.since - b.since || (a.number < b.number ? -1 : 1)),
  });
}

export function certificatesTables(shelf: MemoryShelf): CertificatesTables {
  return {
    certificates: certificatesTable(shelf),
    certificateEvents: certificateEventsTable(shelf),
    certificateOrders: certificateOrdersTable(shelf),
    hardKeys: hardKeysTable(shelf),
  };
}
