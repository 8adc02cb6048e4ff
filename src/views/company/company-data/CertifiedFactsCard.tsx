import type { CompanyData } from '../../../application/ports/company/company-data-desk.ts';
import type { GroupHead } from '../../../application/ports/company/group-desk.ts';
import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useLastDay } from './use-last-day.ts';

/** The facts that certify the company, who submitted them, and when the platform passed them. */
export function CertifiedFactsCard({
  data,
  head,
  today,
}: {
  readonly data: CompanyData;
  readonly head: GroupHead | undefined;
  readonly today: PlainDate;
}) {
  const { say } = useWords();
  const { dayOf } = useLastDay(today);
  const { companyName, uscc, isCore, certified, change } = data;
  const name = [
    { label: say('company-data.company'), value: companyName, strong: true },
    { label: say('company-data.code'), value: uscc },
  ];
  const isCertified = change.state !== 'not-certified';
  return (
    <Card title={say('company-data.certified')} padded>
      {certified && isCertified ? (
        <KeyValueFacts
          facts={[
            ...name,
            {
              label: say('company-data.kind'),
              value: say(
                certified.isBranch
                  ? 'company-data.kind-branch'
                  : isCore
                    ? 'company-data.kind-core'
                    : 'company-data.kind-usual',
              ),
            },
            ...(certified.isBranch
              ? [{ label: say('company-data.upper'), value: `${certified.upperName} ${certified.upperCode}`.trim() }]
              : []),
            ...(head
              ? [
                  {
                    label: say('company-data.group-head'),
                    value: say(
                      head.isOwn
                        ? 'company-data.group-head-own'
                        : head.isMember
                          ? 'company-data.group-head-member'
                          : 'company-data.group-head-elsewhere',
                      { name: head.name },
                    ),
                  },
                ]
              : []),
            {
              label: say(certified.isBranch ? 'company-data.in-charge' : 'company-data.legal'),
              value: certified.legalName,
            },
            ...(certified.agentName === '' ? [] : [{ label: say('company-data.agent'), value: certified.agentName }]),
            {
              label: say('company-data.certificates-of'),
              value: say(certified.isUnified ? 'company-data.unified' : 'company-data.divided'),
            },
            { label: say('company-data.licence'), value: dayOf(certified.licenceUntil) },
            {
              label: say('company-data.handed-in'),
              value: say('company-data.by-at', { by: certified.handedInBy, at: certified.handedInAt }),
            },
            { label: say('company-data.certified-at'), value: say('company-data.at', { at: certified.at }) },
          ]}
        />
      ) : (
        <KeyValueFacts facts={name} />
      )}
      {!certified && isCertified && (
        <Notice tone="info" small>
          {say('company-data.not-kept')}
        </Notice>
      )}
    </Card>
  );
}
