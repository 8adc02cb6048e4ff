import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { addConsole } from './sandbox-console.ts';
import { addClockRoutes } from './clock-routes.ts';
import { addFaultRoutes } from './fault-routes.ts';
import { checkSandboxAccess } from './sandbox-origin-check.ts';
import {
  agreementRequest,
  arrivalRequest,
  certificationRequest,
  creditRequest,
  actionRequest,
  freezeRequest,
  invoiceRequest,
  invoicesRequest,
  financingRequest,
  limitRequest,
  memberRequest,
  officerRequest,
  packagesRequest,
  partnerRequest,
  pilotRequest,
  platformRequest,
  reviewRequest,
  balanceRequest,
  collectionRequest,
  sentBackRequest,
  onboardingRequest,
  applicationRequest,
  signInRequest,
  standardRequest,
  switchRequest,
  volumeRequest,
} from './sandbox-requests.ts';
import { addWorkbenchRoute, simulatedWorkbenchPath } from './workbench-route.ts';
import { addKeyRoutes } from './key-routes.ts';
import { parseRequest, sendData } from './sandbox-reply.ts';
import { callerOf, keyOf } from '../caller-of.ts';
import { Refusal } from '../../core/refusal.ts';
import { acceptedLocale } from '../accepted-locale.ts';
import type { HttpParts } from '../http-parts.ts';
import type { SessionCookies } from '../session-cookies.ts';

/** The console of the simulated reviewer and funder, and the calls below it. */
export async function addSandbox(
  app: FastifyInstance,
  parts: HttpParts & { readonly sandbox: object },
  cookies: SessionCookies,
): Promise<void> {
  const { desk, folder, allowsForwarded } = parts.sandbox;
  const checkAccess: onRequestAsyncHookHandler = async (request) =>
    checkSandboxAccess(request, parts.publicUrl, allowsForwarded, request.routeOptions.url === simulatedWorkbenchPath);
  await app.register(
    async (sandbox) => {
      sandbox.addHook('onRequest', checkAccess);

      sandbox.get('/accounts', async (request, reply) =>
        sendData(request, reply, await desk.accounts(acceptedLocale(request.headers['accept-language']))),
      );

      sandbox.post('/sign-in', async (request, reply) => {
        const { account, role } = parseRequest(signInRequest, request.body);
        cookies.update(reply, {
          session: await desk.signIn(account, role ?? undefined, cookies.tokenOf(request), callerOf(request, cookies)),
        });
        return sendData(request, reply, { homeUrl: '/cv3/' });
      });

      sandbox.post('/reset', async (request, reply) => {
        await desk.reset();
        return sendData(request, reply, null);
      });

      sandbox.post('/seed', async (request, reply) =>
        sendData(request, reply, await desk.fill(parseRequest(volumeRequest, request.body))),
      );

      sandbox.post('/packages', async (request, reply) =>
        sendData(request, reply, await desk.arrive(parseRequest(arrivalRequest, request.body).book)),
      );

      sandbox.get('/packages', async (request, reply) =>
        sendData(request, reply, await desk.packages(parseRequest(packagesRequest, request.query).state)),
      );

      sandbox.get<{ Params: { docDatumId: string } }>('/packages/:docDatumId/readings', async (request, reply) =>
        sendData(request, reply, await desk.readings(request.params.docDatumId)),
      );

      sandbox.post<{ Params: { docDatumId: string } }>('/packages/:docDatumId/review', async (request, reply) => {
        const { as, by, result, items } = parseRequest(reviewRequest, request.body);
        const decision = {
          as,
          by,
          result,
          items: items.map(({ docMaterialId, docFileId, ...item }) => ({
            ...item,
            materialId: docMaterialId,
            documentId: docFileId ?? undefined,
            reason: item.reason ?? '',
          })),
        };
        return sendData(request, reply, await desk.review(request.params.docDatumId, decision, keyOf(request)));
      });

      sandbox.post<{ Params: { docDatumId: string } }>('/packages/:docDatumId/actions', async (request, reply) =>
        sendData(
          request,
          reply,
          await desk.applyAction(request.params.docDatumId, parseRequest(actionRequest, request.body), keyOf(request)),
        ),
      );

      sandbox.get<{ Params: { pkFile: string } }>('/files/:pkFile', async (request, reply) =>
        reply.header('cache-control', 'no-store').redirect(await desk.fileAddress(request.params.pkFile)),
      );

      sandbox.get('/invoices', async (request, reply) =>
        sendData(request, reply, await desk.invoices(parseRequest(invoicesRequest, request.query).search)),
      );

      sandbox.post('/invoices', async (request, reply) => {
        const { number, code, state } = parseRequest(invoiceRequest, request.body);
        await desk.markInvoice({ number, code }, state === 'NORMAL' ? undefined : state);
        return sendData(request, reply, { number, code, state });
      });

      sandbox.post('/standards', async (request, reply) => {
        const { named, removed, asked } = parseRequest(standardRequest, request.body);
        return sendData(request, reply, {
          fkStdSnapshotVersionEffect: await desk.reviseStandard(named, { removed, asked }),
        });
      });

      sandbox.get('/standards', async (request, reply) => sendData(request, reply, await desk.standards()));

      sandbox.get('/switches', async (request, reply) => sendData(request, reply, await desk.switches.all()));

      sandbox.post('/switches', async (request, reply) => {
        const { docType, on } = parseRequest(switchRequest, request.body);
        await desk.switches.put(docType, on);
        return sendData(request, reply, await desk.switches.all());
      });

      sandbox.get('/freezes', async (request, reply) => sendData(request, reply, await desk.freezes.all()));

      sandbox.post('/freezes', async (request, reply) => {
        await desk.freezes.put(parseRequest(freezeRequest, request.body));
        return sendData(request, reply, await desk.freezes.all());
      });

      sandbox.get('/bank', async (request, reply) => sendData(request, reply, await desk.bank.transfers()));

      sandbox.post('/bank', async (request, reply) => {
        const { accountId, reason } = parseRequest(sentBackRequest, request.body);
        await desk.bank.sendBack(accountId, reason);
        return sendData(request, reply, await desk.bank.transfers());
      });

      sandbox.post('/balances', async (request, reply) => {
        const { company, amount } = parseRequest(balanceRequest, request.body);
        await desk.bank.tellBalance(company, amount);
        return sendData(request, reply, await desk.bank.transfers());
      });

      sandbox.post('/collections', async (request, reply) => {
        const { company, ...flags } = parseRequest(collectionRequest, request.body);
        await desk.bank.tellCollection(company, flags);
        return sendData(request, reply, await desk.bank.transfers());
      });

      sandbox.get('/applications', async (request, reply) => sendData(request, reply, await desk.applications.all()));

      sandbox.post('/applications', async (request, reply) => {
        await desk.applications.applyAction(parseRequest(applicationRequest, request.body));
        return sendData(request, reply, await desk.applications.all());
      });

      sandbox.get('/agreements', async (request, reply) => sendData(request, reply, await desk.agreements.all()));

      sandbox.post('/agreements', async (request, reply) => {
        const { product, action } = parseRequest(agreementRequest, request.body);
        await desk.agreements.put(product, action);
        return sendData(request, reply, await desk.agreements.all());
      });

      sandbox.get('/settling', async (request, reply) => sendData(request, reply, await desk.onboarding.all()));

      sandbox.post('/settling', async (request, reply) => {
        const { pkCorp, action, reason } = parseRequest(onboardingRequest, request.body);
        await desk.onboarding.applyAction(pkCorp, action, reason);
        return sendData(request, reply, await desk.onboarding.all());
      });

      sandbox.get('/credits', async (request, reply) => sendData(request, reply, await desk.credits.parties()));

      sandbox.post('/credits', async (request, reply) =>
        sendData(request, reply, await desk.credits.issue(parseRequest(creditRequest, request.body))),
      );

      sandbox.get('/limits', async (request, reply) => sendData(request, reply, await desk.limits.all()));

      sandbox.post('/limits', async (request, reply) => {
        const { propose, check } = parseRequest(limitRequest, request.body);
        if (propose) await desk.limits.propose(propose);
        if (check) await desk.limits.check(check);
        return sendData(request, reply, await desk.limits.all());
      });

      sandbox.get('/financings', async (request, reply) => sendData(request, reply, await desk.financings.shown()));
      sandbox.get('/officers', async (request, reply) => sendData(request, reply, await desk.officers.all()));

      sandbox.get<{ Params: { number: string } }>('/officers/instruments/:number', async (request, reply) =>
        sendData(request, reply, await desk.officers.instrument(request.params.number)),
      );

      sandbox.post('/officers', async (request, reply) => {
        const { propose, check } = parseRequest(officerRequest, request.body);
        if (propose) await desk.officers.propose(propose);
        if (check) await desk.officers.check(check);
        return sendData(request, reply, await desk.officers.all());
      });

      sandbox.post('/financings', async (request, reply) => {
        const { decide, pay, statement, settle } = parseRequest(financingRequest, request.body);
        if (decide) await desk.financings.decide(decide);
        if (pay) await desk.financings.pay(pay);
        if (statement) await desk.financings.enter(statement);
        if (settle) await desk.financings.settle(settle);
        return sendData(request, reply, await desk.financings.shown());
      });

      sandbox.get('/members', async (request, reply) => sendData(request, reply, await desk.members.all()));

      sandbox.post('/members', async (request, reply) => {
        await desk.members.put(parseRequest(memberRequest, request.body));
        return sendData(request, reply, await desk.members.all());
      });

      sandbox.get('/pilots', async (request, reply) => sendData(request, reply, await desk.pilots.all()));

      sandbox.post('/pilots', async (request, reply) => {
        const { functionCode, corps } = parseRequest(pilotRequest, request.body);
        await desk.pilots.put(functionCode, corps);
        return sendData(request, reply, await desk.pilots.all());
      });

      sandbox.get('/certifications', async (request, reply) =>
        sendData(request, reply, await desk.certifications.all()),
      );

      sandbox.post('/certifications', async (request, reply) => {
        await desk.certifications.applyAction(parseRequest(certificationRequest, request.body));
        return sendData(request, reply, await desk.certifications.all());
      });

      sandbox.get('/platforms', async (request, reply) => sendData(request, reply, await desk.platforms()));

      sandbox.post('/platforms', async (request, reply) =>
        sendData(request, reply, await desk.changePlatform(parseRequest(platformRequest, request.body))),
      );

      sandbox.get('/mails', async (request, reply) => sendData(request, reply, await desk.mails()));
      sandbox.get('/told', async (request, reply) => sendData(request, reply, await desk.feedback()));
      sandbox.get('/texts', async (request, reply) => sendData(request, reply, await desk.texts()));

      sandbox.get('/jobs', async (request, reply) => sendData(request, reply, await desk.jobs()));

      sandbox.get('/effects', async (request, reply) => sendData(request, reply, await desk.effects()));

      // Acts as the partner's page whose link leads to the portal.
      sandbox.get('/partner', async (request, reply) => {
        const { account, target } = parseRequest(partnerRequest, request.query);
        if (!desk.partnerEntryAddress) throw new Refusal('NOT_FOUND');
        return reply
          .header('cache-control', 'no-store')
          .redirect(`/cv3${await desk.partnerEntryAddress({ user: account, target })}`);
      });

      // Registered separately, because only these pages send forms.
      await sandbox.register(async (workbench) => addWorkbenchRoute(workbench, parts, cookies));
      addKeyRoutes(sandbox, desk);
      addClockRoutes(sandbox, desk);
      addFaultRoutes(sandbox, desk);
    },
    { prefix: '/sandbox/v1' },
  );
  if (folder !== undefined) await addConsole(app, folder, parts, checkAccess);
}
