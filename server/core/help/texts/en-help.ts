import type { HelpTexts } from '../help-topics.ts';

export const englishHelp: HelpTexts = {
  pictures: {
    'sign-in': 'The sign-in page with its two ways: password and text message',
    home: 'Home: packages awaiting you, packages under way and what falls due',
    list: 'The list of financing documents with filters, states and progress',
    choose: 'New package: choosing receivables, with the reason beside those that cannot go together',
    upload: 'Uploading: the steps on the left, the documents given on the right',
    'upload-doubt': 'Checking what was read: paper and fields side by side',
    check: 'Check and submit: each document and amount',
    'detail-returned': 'A returned package: each item to correct, with its reason',
    'detail-progress': 'A package: who has it now and when it is expected to be done',
    messages: 'Messages: to-dos are on top',
    account: 'Account: who you are, your password and your devices',
    import: 'Bulk issue from a sheet: the template, the file and what was read',
    payroll: 'Payroll issue: labour company, project, month and list of workers',
    suppliers: 'Suppliers: who can be paid, what is outstanding, and recommendations',
    'inner-organisations': 'Internal organisations: levels, state and people',
    statistics: 'Statistics: amounts by month, balances and concentration',
  },
  topics: {
    'sign-in-ways': {
      title: 'How do I sign in?',
      content:
        'The sign-in page offers up to three ways: “Password”, “Text message” and “Certificate”.\n1. By password: enter your user name and password. After several wrong tries a picture code is asked for as well.\n1. By text message: enter the mobile number registered for your account, press “Send code”, and enter the 6 digits that you receive.\n1. By certificate: plug in your UKey and enter its PIN in the UKey’s own window, or confirm on your phone where you have a cloud certificate.\nWhere one number has several accounts, you choose one after the code was right.\nA way that is missing there is not offered by this platform.',
    },
    'sms-missing': {
      title: 'The text message with my code does not arrive. What can I do?',
      content:
        '- Wait 60 seconds before you ask again. A code is valid for 5 minutes and works once.\n- Make sure that it is the number registered for your account. For safety the page says the same for every number, and a number without an account receives no message.\n- See whether your phone has filtered the message as spam.\n- After too many requests there is a pause: try again when the page says so, or sign in by password.\n! Do not give the code to anybody, even if they say they are customer service.',
    },
    locked: {
      title: 'It says too many failed attempts. Is my account locked?',
      content:
        'After 5 wrong passwords from one place, signing in from that place is paused for 15 minutes. It opens again by itself. If you do not want to wait:\n1. Press “Unlock account” on the sign-in page, and verify your identity by a code or a certificate.\n1. Give the “Reason for unlocking” and press “Unlock”. Usually it is lifted at once, and you can sign in.\n1. If you have forgotten the password, press “Reset password” and choose another.\nAn account that was unlocked 3 times within 30 days goes to manual review; the result comes by text message.\nOnly that place is paused: you can still sign in from another computer or phone, and nobody else can lock you out.\nWhen you change your password, 5 wrong current passwords pause that form for 15 minutes, and not signing in; “Unlock account” lifts that, too.\nIf it was not you, see when and from where in the account history on your account page, and change your password.',
      keywords: ['locked', 'unlock', 'wrong password', 'too many attempts'],
    },
    'cannot-sign-in': {
      title: 'I cannot sign in. What can I do?',
      content:
        'See what the sign-in page says, then:\n- User name, password or code not correct: check capitals and the keyboard; if you have forgotten the password, press “Reset password”.\n- Too many failed attempts: wait until the time that it names, or press “Unlock account”.\n- The account is frozen: press “Unlock account” and ask; a person reviews it.\n- No text message: make sure of the number, or sign in by password or certificate.\n- Nothing happens with a certificate: press “Check the UKey, download the helper”.\nIf you still cannot come in, tell customer service what the page says.',
      keywords: ['sign-in problem', 'login', 'log in', 'trouble signing in', 'sign-in failed'],
    },
    forgotten: {
      title: 'I forgot my password. How do I reset it?',
      content:
        '1. Press “Reset password” on the sign-in page and enter your user name.\n1. Choose “How to verify your identity”: a code to the phone of the account, or its certificate.\n1. Enter the new password twice and press “Reset password”.\nThe account is then signed out everywhere, and the old password no longer works.\nIf you do not know your user name, sign in by “Text message” with your mobile number: your account page shows it.\nIf the number is no longer yours and you have no certificate, customer service has to verify your identity.',
      keywords: [
        'forgot password',
        'reset password',
        'lost password',
        'recover password',
        'new password',
        'forgot user name',
      ],
    },
    frozen: {
      title: 'It says that my account is frozen. How is it unlocked?',
      content:
        'An account that the bank or the platform has frozen opens only after a person has reviewed it:\n1. Press “Unlock account” on the sign-in page, enter your user name and verify your identity.\n1. Give the “Reason for unlocking”, press “Unlock”, and note the number of the request.\n1. The result is sent to the mobile number of the account.\nAsk once only: until it is decided, signing in says that the account is frozen. The password cannot be reset meanwhile. If it is urgent, tell customer service the number of your request.',
      keywords: ['frozen', 'unfreeze', 'unlock account', 'blocked'],
    },
    'two-steps': {
      title: 'What is two-step verification, and how do I switch it on or off?',
      content:
        'With “Two-step verification” a code that is sent to your phone is needed after the password. Somebody who learns the password still cannot sign in.\n1. On your account page, enter your password under “Two-step verification” and press “Switch on”.\n1. The next time, after the password, press “Send code” and enter the 6 digits that arrive.\n1. On your own computer you may tick “Don’t ask for a code in this browser for 30 days”.\nIt is switched off in the same place. If your company requires it for everybody, it cannot be switched off individually.\nA certificate counts as two factors by itself and needs no code. If your phone is lost or your number has changed, contact customer service.',
      keywords: ['two-factor', '2fa', 'second factor', 'second step', 'verification code', 'trusted browser'],
    },
    'new-mobile': {
      title: 'I have a new mobile number. How is it changed?',
      content:
        'Codes for signing in go to that number, so changing it requires verifying your identity: contact customer service. Once it is done, codes go to the new number.\nUntil then:\n- you can still sign in by password or certificate;\n- if “Two-step verification” is on and the old number no longer works, sign in by certificate.\nYour account page shows the number that is registered.',
      keywords: ['change mobile number', 'new phone', 'lost phone', 'change phone number'],
    },
    'key-trouble': {
      title: 'My UKey is plugged in. Why can I not sign in by certificate?',
      content:
        '1. Make sure that the UKey helper runs; “Check the UKey, download the helper” has it.\n1. Plug the UKey in, wait until its light stays on, then press “Look again”.\n1. Choose your certificate and enter the PIN in the UKey’s own window.\n- One that is “Expired” cannot sign in: sign in another way and renew it under “Certificates”.\n- After too many wrong PINs the UKey locks: take it to your branch.\n- Without the UKey choose “Cloud, by phone” and confirm on your phone.',
      keywords: ['ukey', 'certificate', 'pin', 'cloud certificate', 'helper', 'token', 'ukey locked', 'unlock'],
    },
    'session-ended': {
      title: 'Why do I have to sign in again after a while?',
      content:
        'A session ends after 30 minutes of inactivity, and after 12 hours in any case.\n2 minutes before, the page warns you and offers to stay signed in.\nAfter signing in again you come back to the same page. What you had typed and the files that had arrived are still there.',
    },
    'signed-out-elsewhere': {
      title: 'It says that my account signed in on another device. What happened?',
      content:
        'An account is signed in at one place only: signing in elsewhere ends the session here.\n1. If it was you, or a colleague with the same account, simply sign in again.\n1. If not, sign in, open your account page from the menu at your name, and look at time, place and browser in the account history.\n1. Then change your password there: sessions on other devices end.\nEvery colleague should have an account of their own.',
    },
    'first-steps': {
      title: 'Where does a newly registered company start?',
      content:
        'Open “Getting started” in the menu: eight steps show who does each, its progress and how long it usually takes, each with a link.\nBegin with the real-name certification; while it is reviewed you can already register the bank account, enter invoicing information and sign the agreements.\nOnce all is done, “Getting started” leaves the menu.',
      keywords: ['getting started', 'new user', 'first step', 'begin', 'onboarding'],
    },
    certify: {
      title: 'Which papers does the real-name certification need?',
      content:
        '- The unified social credit certificate; without one, the business licence, the organisation code certificate and the tax registration certificate.\n- The legal representative’s identity card, the commitment for digital certificates and the company’s confirmation of authorisation.\n- Where an agent does it, the letter of authorisation and the agent’s identity card too.\nThe letters can be downloaded filled in beside their place, to be printed, sealed and uploaded. Pictures must be clear, with all four corners, and papers must be valid.\nEntries are saved as you go, and colleagues can continue.',
      keywords: ['certification', 'real name', 'papers', 'licence', 'identity card', 'letter of authorisation'],
    },
    'certification-returned': {
      title: 'The certification was returned. What now?',
      content:
        'Open the real-name certification: each returned part shows the reason, and only these parts and related entries can be changed.\nOnly the person who submitted it can correct it; colleagues can see who that is.\nSubmit it again once corrected: it is reviewed again under the same number.',
      keywords: ['returned', 'rejected', 'certification failed', 'submit again'],
    },
    'certify-branch': {
      title: 'How is a branch certified?',
      content:
        'Say that it is a branch: its person in charge takes the place of the legal representative, and you enter the name, credit code and legal representative of the legal entity above it and upload its letter of authorisation.\nAll other papers are as for any company.',
      keywords: ['branch', 'person in charge', 'parent company'],
    },
    'certificate-kinds': {
      title: 'How do token and cloud certificates differ, and how do I get one?',
      content:
        '- A UKey certificate lies in a USB token, which is sent once the platform has approved the application; you activate it, plug it in to sign and enter its PIN.\n- A cloud certificate needs no token: its holder opens it once the company is certified, and confirms on the phone to sign.\nSome products ask for a UKey certificate; their page says so. Both are found under “Certificates”.',
      keywords: ['cloud certificate', 'ukey', 'token', 'digital certificate', 'apply'],
    },
    'certificate-ends': {
      title: 'A certificate is about to expire, has expired or was lost. What now?',
      content:
        'You are reminded from 60 days before expiry. Open “Certificates” and choose “Renew” in its row; for one that has expired, apply for a new one or have it reissued.\nReport a lost one at once: from then on it can no longer be used to sign in or sign.\nPackages that were submitted proceed as usual; the certificate just cannot sign after it expires.',
      keywords: ['expired', 'renew', 'lost', 'report loss', 'reissue'],
    },
    'bank-account': {
      title: 'Why and how is a bank account verified?',
      content:
        'The platform transfers less than one yuan to the account. Enter the amount that arrived under “Bank accounts”; if it is right, the account is verified.\nIt usually arrives within a working day. You have a limited number of tries; after them another transfer is needed.',
      keywords: ['small transfer', 'verify account', 'bank account', 'deposit'],
    },
    'open-product': {
      title: 'How do I open a product, and why can I not?',
      content:
        'Open “Products” and choose one: each condition shows whether it is met, with a link to what is missing.\nOnce all are met, read and sign the service agreement: the product is open at once and its pages appear in the menu.\nOnly operators and directors may open products; in another role please ask them.',
      keywords: ['open product', 'conditions', 'cannot open', 'apply for product'],
    },
    'sign-agreement': {
      title: 'How is a product’s service agreement signed?',
      content:
        'Most are signed by agreeing at the end of the text. Receivables financing and distributor financing without a core enterprise are signed with your own UKey certificate, supply-chain bills with a UKey or a cloud certificate.\nWho signed, when, which version and by which certificate can be seen and downloaded under “My agreements”.\nIf signing was not finished, you can sign again without reading once more.',
      keywords: ['sign agreement', 'service agreement', 'electronic signature', 'certificate signature'],
    },
    roles: {
      title: 'What may operators and directors do?',
      content:
        '- Operators create packages, upload and change documents, submit, expedite, withdraw and request changes.\n- Directors and query staff see packages, progress and results, export and download, and change nothing.\n- Roles of core enterprises see the business in which they pay; others see the business in which they supply or are financed.\nYour role stands below your name at the top right. Your company’s administrator assigns roles.',
    },
    'switch-role': {
      title: 'I have two roles. How do I switch?',
      content:
        '1. Press your name at the top right to open the account menu.\n1. Choose the role that you want under “Role”.\nThe first page of that role opens, and the menu changes with it. If no other role is listed, your account has only one.',
      keywords: ['switch role', 'change role', 'another role'],
    },
    'switch-company': {
      title: 'I work for several companies. How do I switch to another company?',
      content:
        '1. Press your name at the top right to open the account menu.\n1. Choose the company that you want to work for under “Company”.\nYou then see the pages and the business of that company alone. Files that are still uploading stop, and you are asked before that. Saved drafts stay with the company in which they were made, and can be continued when you switch back.\nIf there is no “Company” in that menu, your account works for one company only at present.',
      keywords: ['switch company', 'change company', 'several companies', 'another enterprise'],
    },
    forbidden: {
      title: 'A page says that I have no permission. What now?',
      content:
        'Your current role may not open that page.\n- If you have several roles, switch in the account menu at the top right and open it again.\n- If a colleague sent you the address, make sure that you belong to the same company and have the same role.\n- If it still does not open, ask your company’s administrator.',
    },
    'change-password': {
      title: 'How do I change my password?',
      content:
        '1. Press your name at the top right and open your account page.\n1. Enter the current password and the new one twice, and confirm.\nA new password has 10 to 128 characters and may be a sentence. It may not contain your user name or name, nor be a common one.\nSessions on your other devices end.\nIf you do not know the current one, press “Reset password” in the same place, verify your identity, and choose a new one.',
      keywords: ['new password', 'another password', 'reset password'],
    },
    'sign-in-history': {
      title: 'How do I know whether somebody else has used my account?',
      content:
        'On your account page:\n- The list of devices shows where you are signed in now, and ends what is not yours.\n- The account history tells of the last 180 days: sign-ins, failed sign-ins, password changes and identifiers that were shown, each with time, place and browser.\nIf something was not you, change your password at once and tell your company’s administrator.',
    },
    'shared-computer': {
      title: 'Several of us use one computer. What should we watch out for?',
      content:
        '1. On your account page, tick that this computer is shared.\n1. When you have finished, choose “Sign out” in the menu at the top right; closing the window is not enough.\nDrafts that were not submitted always leave the computer when you sign out. With the tick, list views, columns, row height and read marks leave it, too. What was submitted or saved at the platform stays.',
    },
    agreements: {
      title: 'Agreements were updated. Why do I sign again, and where do I read them?',
      content:
        'After an update “Updated agreements” appears when you sign in: read the text to the end, then agree. “Disagree” signs you out, and you are asked again the next time.\nWhat was signed stands under “Company” in “Agreements”: read it, print it, and see what each update changed.\nIf you object to an update, tell customer service before the time stated.',
      keywords: ['agreement', 'sign again', 'privacy policy', 'terms', 'disagree'],
    },
    violating: {
      title: 'What does it mean to be a violating member, or on the watch list?',
      content:
        '- On the watch list your company’s business is monitored and goes on as before; if rules are broken again your company becomes a violating member.\n- A violating member is limited in business with instruments from the day stated in the notice; what it holds can be held to maturity. The notice and the message on Home say exactly what is limited; meanwhile no package for instruments can be made, and none that was not submitted before can be.\nPackages that were submitted can be viewed, corrected and downloaded as before. If you disagree you may object in writing, with evidence: see “Related questions”.',
      keywords: ['violation', 'violating member', 'watch list', 'standing', 'restricted'],
    },
    suspended: {
      title: 'No package can be made or submitted: what can I do?',
      content: [
        'See first which reason the page gives:',
        '- A violating member cannot apply for financing with instruments from the day that the notice names; until then everything goes on as usual, and other products are not concerned. Objections are sent by a main user: see “Related questions”.',
        '- The platform has suspended this business: no package for financing can be made or submitted. To object, contact customer service.',
        '- A service agreement was withdrawn, or is overdue to be signed: that affects only its product. Contact customer service, or sign it on the product page.',
        'Packages already submitted proceed as usual, and returned ones can be corrected and submitted again. Packages already started are kept, and can be submitted once the restriction is lifted. Invoices owed for financed business can still be submitted, except where the agreement is the reason.',
      ].join('\n'),
      keywords: [
        'restricted',
        'restriction',
        'suspended',
        'barred',
        'blacklist',
        'violation',
        'default',
        'disabled',
        'refused',
      ],
    },
    objection: {
      title: 'How do I object to a finding of violation?',
      content:
        'Only the main user can object; colleagues should ask them.\n1. Press “Object” in the notice; if it is closed, open the message about your standing on Home.\n1. Under “Objection to standing” write the “Written statement”, and upload “Evidence” where you have it.\n1. Press “Send objection” and note the receipt number.\nThe result and the answer stand on the same page, under “Objections sent”. Another objection can be sent once the first has been answered.',
      keywords: ['objection', 'object', 'appeal', 'violation', 'complaint'],
    },
    'inner-organisations': {
      title: 'How are internal organisations viewed, added, changed and deactivated?',
      content:
        'Open “Internal organisations” under “Company” in the menu. It shows the organisations of your group: their levels, their state, their people, and the products in which each may act for your company now.\nThe main user and administrators change them:\n1. Press “Add organisation”, or “Add below” at an organisation, and enter code and name. A code is unique within your company.\n1. Press “Rename” or “Move” to change the name or the upper organisation. Those below move with it.\n1. Press “Deactivate” to stop one. That is refused while organisations below it are active, while it or one below it has instruments, or while an authorisation that is or will be in force names it. “See which instruments” leads to those that it has. “Reactivate” undoes it.\n1. Under “People in organisations” press “Change” to choose where a person of an institution works. They then see only what is allocated to that organisation and those below it.\n- Each change stands under “Changes” at the end of the page.\n- If there are no such buttons, ask your main user or an administrator.\nIf the menu has no “Internal organisations”, your company does not use them, or your present role may not see them.',
      keywords: [
        'internal organisation',
        'internal organisation',
        'inner organization',
        'internal organization',
        'group structure',
        'branch',
      ],
    },
    'allocate-credits': {
      title: 'How do I allocate instruments to an internal organisation, and hand them back?',
      content:
        'An operator of a group allocates what the company holds to its internal organisations, so that their people see it.\n1. Open “Instruments held” and press “Allocate” in the column “Status”.\n1. Choose the organisation, check, and confirm.\n“Hand back” gives it back to the company. To move it to another organisation, hand it back first.\n- Holder and amount stay, and nobody has to approve. Every change stands in the instrument’s “Allocation to internal organisations”, and the organisation’s people are notified.\n- When a part is transferred or financed, the remainder stays with the organisation; what the other company receives is not allocated.\n- Organisations that are inactive, or of another company, cannot be chosen.\nPeople of an internal organisation see only what it and the organisations below it have. If there is neither “Allocate” nor a filter by internal organisation, your company does not use internal organisations.',
      keywords: [
        'allocate',
        'allocation',
        'internal organisation',
        'hand back',
        'return to department',
        'by organisation',
      ],
    },
    authorisations: {
      title: 'Where are our authorisations, and how is one given, changed or withdrawn?',
      content:
        'Open “Authorisations” under “Company” in the menu. It shows who in the group may act in your company’s name, for which products, and for how long.\n- “In force” lists who can act for the company now.\n- “Not yet or no longer in force” lists those that have not started, have expired or were withdrawn.\nYour company signs a letter of authorisation, which the platform registers. To give, change or withdraw one, contact customer service.\nIf the menu has no “Authorisations”, your company does not use them, or your present role may not see them.',
      keywords: ['authorisation', 'authorization', 'withdraw authorisation', 'act for the company'],
    },
    'invoicing-information': {
      title: 'Where is invoicing information entered and changed?',
      content:
        '1. Open “Invoicing information” in the menu “Company”.\n1. Fill it in or correct it, and save; what is missing is marked.\nOnly the main user or an administrator may change it; others can look. If “Invoicing information is incomplete” appears when you sign in, it stops appearing once everything is complete.\nOnly digital e-invoices are issued; types for paper have been replaced, so please check them here.',
      keywords: ['invoice title', 'tax number', 'billing', 'invoicing', 'digital e-invoice'],
    },
    appearance: {
      title: 'How do I change language, dark mode or row height?',
      content:
        'On your account page you choose the language, the appearance (light, dark or as the system has it) and the row height of lists.\nIt takes effect at once, in the other windows of this browser as well. High contrast follows your operating system.',
    },
    'which-list': {
      title: 'We have several products. Where is my package?',
      content:
        'Each product has a list of its own in the menu, grouped by receivables, orders and trade, bills and guarantees. The number shows how many await your company.\nIf you do not know the product, open “Documents”, which holds the packages of all products, and search by number, payer or supplier.\nThe menu shows only what your company has opened and this platform offers.',
    },
    limits: {
      title: 'Where are the limits at funders, and how much of a limit is available?',
      content:
        'Funders set limits for core enterprises, whose users see them under “Limits at funders” on Home.\n1. Press “By product” beside “Limits at funders” on Home.\n1. Each funder’s limit stands there by product, with what is used and what is available; the totals are those of Home.\nWhat is available is the limit less what is used, and nothing once it is used up.\nSuppliers have no such limits. Funders decide on them: if you have a question about a limit, contact customer service.',
      keywords: ['limit', 'credit line', 'available limit', 'used up', 'quota'],
    },
    'choose-together': {
      title: 'Which receivables can go into one package?',
      content:
        'In “New package”, once you tick a first one, those that can go with it come first, and the others say why not. Usually these must agree:\n- the supplier (the financing applicant);\n- the payer or the credit source;\n- the funder;\n- the business type, and whether invoices are required.\nProducts differ a little: the reason on the page decides. “Only those that can go together” hides the rest.',
    },
    'cannot-choose': {
      title: 'Why can some receivables not be chosen?',
      content:
        'The reason is shown beside each. The usual ones:\n- “Already in package …”: open that package. If it is not wanted, discard it, and the business can be chosen again.\n- “Past its due date; it can no longer be financed”.\n- It has been financed already: an order can be financed only once.\n- Supplier, payer or funder differ: make another package.\n- Too many financing applicants: send the documents to customer service.',
    },
    relate: {
      title: 'Can I add business to a package that was submitted?',
      content:
        'Yes, where the same documents fit.\n1. Open the package, press “Relate”, and tick the business that may use it.\n1. Or tick business in “New package”, choose “Relate to a submitted package”, and pick one of those listed.\nIt is added to the total. If invoices or contracts would then be too low, the page says so first.',
    },
    'due-dates': {
      title: 'How are the amounts of receivables due calculated?',
      content:
        '“Receivables due” lists your company’s unsettled business by its due date; core enterprises see “Payables due”.\nFilter by due date, payer and business number; Home can also show them “By payer”.\nWhat is past its due date and not settled counts as overdue. Each bar of the chart on Home opens exactly the business that it counts.',
    },
    'create-package': {
      title: 'How do I create a package?',
      content:
        '1. Press “New package” at the top right of the list.\n1. Tick the business. The right side says which documents are needed next.\n1. Press “Next: upload documents” and go through authorisation, contract, invoices and other documents.\n1. Open “Check and submit”, and press “Submit” when all is right.\nOnly operators create packages; directors can view them.',
    },
    'upload-how': {
      title: 'How do I upload documents?',
      content:
        '1. On the upload page choose a step on the left: authorisation, contract, invoices or others.\n1. Choose files, or drop them into the dashed box; screenshots can be pasted.\n1. Every kind that is required must be given; optional ones may be left out.\nFiles queue, and go on while you are on other pages of the platform. Each shows its progress; what did not arrive says why and can be tried again.',
    },
    'file-limits': {
      title: 'Which formats and sizes are accepted?',
      content:
        'Each upload box names its own formats and sizes, which decide. Usually:\n- pictures (jpg, jpeg, png) up to 5 MB each;\n- PDFs such as contracts up to 60 MB, invoices up to 5 MB;\n- XML and OFD where the funder takes original e-invoices.\nEncrypted or damaged files and files with scripts or macros cannot be accepted: remove the password, or save the file again.',
    },
    'upload-interrupted': {
      title: 'The connection broke while uploading. Do I have to start again?',
      content:
        'No. Uploading goes on by itself when the connection is back, and what has arrived is not sent again.\nIf the browser was closed, the package lists by name what had not arrived: press “Choose file to resume” and pick the same file; a large one continues where it stopped.',
    },
    photos: {
      title: 'My photos of invoices are called unclear. How do I take them?',
      content:
        '- Hold the camera straight above and fill the picture with the paper.\n- Use good light, without shadow, glare or flash.\n- Hold still and focus until the letters are sharp.\nYou can replace a picture that is blurred or too dark. If you have the original e-invoice (PDF, XML or OFD), upload that: it is read more exactly.',
    },
    'earlier-documents': {
      title: 'Can I reuse invoices and contracts I gave before?',
      content:
        'Yes. Press “Choose from earlier invoices” or “Choose from earlier contracts” in that step, search by number and tick them: files and fields come along.\nInvoices that were reversed or voided, and those that are in the package already, cannot be chosen, and say why.',
    },
    colleagues: {
      title: 'A colleague and I work on one package. Do we overwrite each other?',
      content:
        'No. Changes to different fields are merged. If both changed the same field, the page shows yours and theirs side by side, and you decide.\nThe package shows who is handling it. If they are away, open it and press “Take over”.',
    },
    'work-kept': {
      title: 'I closed the page halfway. Is my work still there?',
      content:
        'Yes. The upload page saves by itself and shows when it did. If the platform cannot be reached, it keeps your work on this computer and tries again.\nPress “Continue” in the list to go on. What was not submitted stands under “Awaiting my action”.',
    },
    lapsed: {
      title: 'Why is a package “Closed”?',
      content:
        'A package that was not submitted and with no activity for 90 days is closed automatically; so is one whose business was cancelled or that was discarded.\nIts business can be chosen again: make a new package. “Choose from earlier invoices” brings back what you gave before.',
    },
    discard: {
      title: 'I chose the wrong business. How do I discard a package?',
      content:
        'Open the package, press “Discard package” and confirm.\nThis cannot be undone: its business can be chosen again, and its files are no longer used.\nA submitted package cannot be discarded; as long as the platform has not started on it, you can withdraw it first.',
    },
    authorisation: {
      title: 'Where do I get the authorisation letter, and how is it signed?',
      content:
        '1. In the authorisation step of the upload page, download the template beside its name; where there are examples, look at them first.\n1. Print it, sign and seal it as the template asks.\n1. Scan or photograph it clearly and upload it in the same step.\nThe company’s name must be that of the package, and the seal must be clear and complete.',
    },
    overdue: {
      title: 'A business is overdue. How do I submit the letter?',
      content:
        'Business that was paid out and is past its due date needs a signed letter.\n1. Open the package and press “Overdue letter”.\n1. Press “Download the letter”: company, number, amount and due date are filled in. Add the reason and the expected date of payment, sign and seal it.\n1. Upload the signed letter in the same place. You can replace it until the platform accepts it; if it is returned, the reason is given.',
    },
    'e-invoice': {
      title: 'Should I upload e-invoices as PDF, XML or OFD?',
      content:
        'Any of them that the upload box names. XML and OFD are the originals: number, date and amounts are read exactly. Of PDFs the attachment, the QR code and the text are read.\nPlease upload the original from the tax platform, and no screenshot or photo of a print. XML and OFD can be viewed in the portal, too.',
    },
    'reading-check': {
      title: 'Do I have to check what was read?',
      content:
        'Yes. What was uploaded is read and sorted: “To check”, “Can be confirmed” and checked.\n1. “To check” holds doubts: the same number marks the place on the paper and the field. Confirm or correct each.\n1. “Can be confirmed” shows no doubt: look at each, or confirm all of them together.\nNothing that you typed is changed by reading. Type what could not be read, or press “Read again”.',
    },
    'invoice-excel': {
      title: 'I have many invoices. Can I import them from Excel?',
      content:
        'Yes.\n1. In the invoice step press “Import from Excel”, then “Download the template”.\n1. One row is one invoice, at most 2000 rows at a time. Format the number column as text, or Excel drops digits and leading zeros.\n1. Drop the sheet in. Correct rows become invoices; “Download the rows to correct” gives the others with reasons. Import them again once corrected: nothing is imported twice.',
    },
    'invoice-refused': {
      title: 'Why can this invoice not be used?',
      content:
        'The reason stands beside it:\n- It was reversed or voided: the tax register shows it is not valid. Use a valid one.\n- It is in this package already: one invoice counts once.\n- It is in another package: the page names which.\n- This kind of document is full: remove some first.',
    },
    'original-invoice': {
      title: 'Why must I give the number of an original invoice?',
      content:
        'Some funders want to know which invoice a red one reverses, or a replaced one stands for.\nWhen you submit and are asked, enter the original number. A number of 8 digits needs the invoice code as well, one of 20 digits has none. It cannot be the number of the invoice itself.\nThen save and submit.',
    },
    'invoices-below': {
      title: 'Invoices or contracts come to less than the financing. Can I submit?',
      content:
        '- Invoices below the financing: the page says so, and you can submit. The funder may ask for more.\n- Contracts below the financing: some products ask whether to go on, others need more contracts first. The page tells which.\nWhat is still uploading or being read is not counted yet: wait until it is done.',
    },
    'invoices-owed': {
      title: 'What does “Invoices owed” mean?',
      content:
        'Some receivables went to the funder without invoices, which follow later.\n1. In “New package” choose “Invoices owed”.\n1. Tick the business: the new package needs the invoices alone.\n1. Upload them, check and submit.',
    },
    'submit-check': {
      title: 'What is checked before submitting, and why can I not submit?',
      content:
        '“Check and submit” lists every document and amount.\n- What is missing or incomplete is listed on top with a link.\n- Files that are uploading or being read must finish.\n- An invoice listed twice: remove one.\n- What was returned must be corrected first.\nWhen everything is complete, press “Submit”. A broken connection never submits twice: look at the latest state first.',
    },
    returned: {
      title: 'My package was returned. Do I only correct that one item?',
      content:
        'Yes. Only what was returned can be changed; what has passed stays.\n1. Open the package from the list or the message: each item to correct stands on top with its reason.\n1. Press the button to correct the returned items, replace files or change fields.\n1. Submit again when all are done.\nUploading the same file again is not a correction, and the page says so.',
      keywords: ['rejected', 'sent back', 'reason', 'amount differs', 'does not match'],
    },
    paid: {
      title: 'It has passed. When is it paid out, and what does it cost?',
      content:
        'Once the second review has passed, the documents go to the funder. When the money is paid out is the funder’s decision; the platform cannot promise it.\n1. Open the package from the list: its progress says who has it now, and since when.\n1. You get a message when the funder has decided, and the state of the package changes.\n- The account that is paid into, interest and fees are agreed between you and the funder. The platform neither shows nor collects them: see your agreement, or ask the funder.\nIf it is urgent and nothing moves for long, contact support and give the number of the package.',
      keywords: ['payout', 'paid out', 'disbursement', 'fee', 'fees', 'cost', 'interest', 'rate', 'money'],
    },
    'how-long': {
      title: 'How long does a review take? Do weekends count?',
      content:
        'Before and after you submit, the page gives the expected date. It counts working days, without weekends and public holidays.\nThe progress of a package says who has it now, since when and until when. What is late shows by how many working days.\nWhere the funder promises no date, none is shown.',
    },
    expedite: {
      title: 'It is urgent. Can I ask the platform to expedite?',
      content:
        'Yes. Open the package, press “Expedite” and give the reason (at most 200 characters); the platform sees it.\nYou can do so once a day for each package. For steps of the funder, ask online service.',
    },
    withdraw: {
      title: 'I found a mistake right after submitting. Can I take it back?',
      content:
        'As long as the platform has not started on it: open the package and press “Withdraw”.\nThe package comes back to you with everything in it. Submit it again once corrected.\nIf there is no “Withdraw”, the platform has started: use “Request a change”.',
    },
    'change-request': {
      title: 'The review has begun. How do I change or remove a document?',
      content:
        '1. Open the package, press “Request a change” and give the reason. Once the platform agrees, the package comes back to your company to be changed and submitted again.\n1. To remove one document alone, press “Request removal” beside it.\nUntil the platform answers, the review goes on. The only one of a required document cannot be removed: request a change and replace it.',
    },
    'messages-todo': {
      title: 'When does a message to do disappear?',
      content:
        'To-do messages stay on top until the task is done, such as correcting what was returned and submitting it. Reading is not enough. When a colleague does it, yours disappears as well.\nThe number at the bell tells what is new and clears when you look. A message counts as read once you open it, or when you press “Mark all as read”. Messages are kept for 90 days.',
    },
    downloads: {
      title: 'Where do I find exported and packed files?',
      content:
        'Under the downloads icon at the top right. Large ones are made in the background while you go on, and you are told when they are ready.\nFiles are kept for 7 days; after that export again. What failed says why, and can be tried again or deleted.',
    },
    'export-list': {
      title: 'How do I export a list to Excel, or download all documents?',
      content:
        '1. Filter the list to what you need.\n1. Press “Export” for the result, or tick some packages and export those.\n1. With packages ticked, more actions let you download all their documents in one archive.\nYou get what you see, in the same order: at most 200,000 rows, and 200 packages in an archive.',
    },
    'saved-views': {
      title: 'I set the same filters every time. Can I keep them?',
      content:
        'Yes. Filter and sort, press “Save view” and give it a name. It then stands above the list; you can keep 8.\nIts menu renames or removes it, or lets the list open with it.\nFilters are in the address as well: a colleague who opens your address sees the same filters.',
    },
    'home-figures': {
      title: 'How are the figures on Home counted?',
      content:
        'Each figure is the number and amount of the list that it opens: press it to see which.\n- Waiting: what was returned, is unfinished, or needs an overdue letter.\n- Under way: what was submitted and has not ended.\n- Falling due: amounts by due date; the chart can be shown as a table.\nIf a part could not be loaded, retry that part.',
    },
    feedback: {
      title: 'How do I tell the platform about a problem or an idea?',
      content:
        'Press “Feedback” at the right edge of the page, write, and add up to 5 screenshots; you can paste them.\nYou get a ticket number to quote when you ask about it. If it was not submitted, what you wrote is kept.\nIf it is urgent, call the hotline at the foot of the page, or press “Support” at the right edge.',
      keywords: ['complaint', 'suggestion', 'report a fault', 'contact'],
    },
    'cannot-issue': {
      title: 'Why can I not issue an instrument?',
      content:
        'Beside “Issue”, every rule not met is listed; it is checked again once you correct it. The usual ones:\n- Limit: there is none, too little is left, or it has expired or not started.\n- Payee: not certified, product not opened, or a financial institution, a core enterprise or a branch of one.\n- Due date: one year at the latest, with three working days left before payment; above six months it needs a reason.\n- Invoices: number, date and total are all needed; what other instruments have used up does not count.\n- People: where nobody can do the next steps, it says which roles your main user should invite.\n- The product’s agreement was withdrawn, or a new version has to be signed.\nAfter you submit, another operator checks it and a director approves it; until it takes effect you can “Withdraw” it.',
      keywords: ['issue fails', 'cannot submit an issue'],
    },
    'issue-from-sheet': {
      title: 'How do I issue in bulk from one sheet?',
      content:
        '1. On the page of an issue open “Bulk issue from a spreadsheet”, and press “Download the template”. One row is one issue, up to 500 rows. The payee is a whole name or a credit code.\n1. Choose the sheet. The page lists the valid rows and those to correct. “Download the rows to correct” says for each row why.\n1. Check, save the valid rows as drafts, and submit all; then correct the other rows and choose that file. One that breaks a rule stays a draft and does not affect the others.\n- Invoices may be left out. Each “Invoice number” needs an “Invoice date” and an “Invoice total (CNY)”, and a number of 8 digits an “Invoice code”. Put several invoices in one cell, separated by semicolons or line breaks.\n- Rows that were imported within the last 30 days are listed with when and by whom, and are left out. If another issue is meant, tick “Save these rows again”.\n- Rows with the same payee, amount, due date, contract number and invoices have to be confirmed first.',
      keywords: ['many issues', 'import', 'Excel', 'sheet', 'template', 'imported twice', 'invoice numbers'],
    },
    'issue-payroll': {
      title: 'How is a payroll issued, and who sees the workers’ numbers?',
      content:
        '1. Open “Payroll issue”, choose the labour company, and enter the project and the month of the wages.\n1. Download the template and fill in one worker a row: name, ID number, the worker’s own card, amount; up to 1,000 people.\n1. Choose the sheet. If any row is wrong, the payroll is not saved: the page names row, column and reason. Correct your sheet and choose it again.\n1. Enter the amount, which must equal the payroll total, and the due date; check and submit. Approval is as for any issue.\nEach person and card may be listed only once, and one payroll is used by one application.\nNumbers are masked. Only people who may make or approve it, and people of the labour company who may accept it, see the list. “Show full numbers” shows one person at a time, and each viewing is recorded.',
      keywords: ['payroll', 'wages', 'labour company', 'workers', 'ID number'],
    },
    'issuing-limit': {
      title: 'How is the issuing limit counted, and how do I request a change?',
      content:
        'What may be issued is the total less what is used and reserved. Submitting an issue reserves part of it; a rejection, a withdrawal or an expired return releases it. A revolving limit is restored as instruments are paid.\n1. Open the limits page to see total, used, reserved and the last day.\n1. As an operator press “Request a change”, enter the total or the last day that you want, and say why.\n1. Two officers of the platform decide, and you get a message; until then the request can be withdrawn, and there is one at a time.\nNothing can be issued after the last day, and what is in approval is checked again at the last step.',
      keywords: ['raise the limit', 'credit line'],
    },
    'final-review': {
      title: 'When is a final review needed?',
      content:
        'An issue above ¥2,000,000.00, or with a term over six months, goes to the final reviewer after the director.\n- For a term over six months the operator chooses and describes a reason; one year is the most.\n- Such an application cannot be approved together with others; open it by itself.\n- The application says why it needs the final review, and who has it now.',
      keywords: ['exception', 'final reviewer', 'long term'],
    },
    'what-is-reserved': {
      title: 'What does “Reserved” mean?',
      content:
        'From submission until it takes effect, an amount is kept for the application and cannot be used for another:\n- An issue reserves a part of the limit, and the invoices that it names.\n- A transfer reserves a part of what is held. What is held is “Available”, “Reserved” or “In a package”.\n- An acceptance reserves the amount that waits, so that no colleague submits it twice.\nA rejection, a withdrawal or a lapse releases it at once. A returned application keeps it reserved for five working days, to be corrected and submitted again. Reservations are not in the “Ledger”.',
      keywords: ['blocked amount', 'available'],
    },
    'compare-offers': {
      title: 'How do I compare the offers of funders?',
      content:
        'Choose instruments under “Apply for financing” and enter an amount. The offers stand side by side and are recalculated when the amount changes.\n- “You receive” is the amount less the interest and the fee that are deducted.\n- “Annual rate (simple)” is the interest alone. “All-in annual cost (simple)” includes the fees, on 360 days for every funder, so that offers compare.\n- Interest = amount × annual rate × days ÷ day basis, from the day of disbursement to the day before the due date, rounded to the fen.\n- “With recourse”: if the issuer does not pay, your company buys it back. “Without recourse”: it does not.\n- Rate and fee hold while the offer is valid. The day of arrival and the number of days are recalculated for the contract.\nOffers that cannot be chosen are listed with the reason. Where only the limit is too low, you can recalculate with what is left of it.',
      keywords: ['offer', 'rate', 'all-in cost', 'net proceeds', 'recourse'],
    },
    'cannot-finance': {
      title: 'Why can I not apply for financing?',
      content:
        '- A financing can only use instruments with the same issuer and due date. Apply for the others separately.\n- What is reserved or financed already cannot be used again.\n- The package of a instrument was made for another funder: discard that package, or choose that funder.\n- From three working days before payment nothing can be financed.\n- The receiving account must be a verified account of your company.\n- No funder finances instruments of this issuer, or the amount is above what is left of the limit. Lower the amount, choose another funder, or call customer service.\n- Your company is a violating member, or the platform has barred it from financing.\n- Nobody but the operator could approve: your main user should first add a director.\nThe form says what is missing, item by item.',
      keywords: ['financing fails', 'no funder', 'limit too low'],
    },
    'after-financing': {
      title: 'What happens after I have applied for financing?',
      content:
        'The head of each financing says who has it and until when.\n1. A director signs the approval.\n2. It goes to the funder as soon as the packages are ready. Documents already given to the same funder need not be uploaded again.\n3. The funder reviews it, and may ask for more information. Please answer within 10 working days, or it lapses.\n4. The funder draws up the contract. An operator asks for the signature and a director signs. “Contracts to sign” lists what waits.\n5. The funder seals the contract, registers the transfer, and pays to the chosen account.\n6. When due, the issuer pays the funder directly, and the financing is settled.\nUntil the contract is signed you can cancel, and the reserved amount is released at once.',
      keywords: ['progress of financing', 'contract signing', 'disbursement', 'registration', 'cancel financing'],
    },
    'sign-financing-contract': {
      title: 'How is the contract of a financing signed?',
      content:
        'The funder draws up the contract once its review is passed. “Contracts to sign” lists those awaiting signature.\n1. Open the financing, download the contract, and check the day of disbursement, the days of interest, the costs and what you receive. They are recalculated that day, so they may differ from the offer by a day or two of interest.\n1. An operator presses “Ask a director to sign”.\n1. A director checks it in the to-do list, and signs with a certificate. The operator signs nothing.\n1. The funder seals the contract, registers the transfer, and pays out.\n! You can cancel until a director has signed, and the reserved amount is released at once. After that it cannot be cancelled.\nA contract that is not signed while the offer is valid, or close to the payment day, lapses. The head of the financing names the last day.',
      keywords: ['contract signing', 'financing contract', 'signature', 'seal'],
    },
    repayment: {
      title: 'How is a financing repaid?',
      content:
        'When it is due, the issuer pays the funder directly. Your company has nothing to do.\n- It is repaid on the due date. A due date on a non-working day moves to the next working day, without further interest.\n- What the issuer pays is shared by amount among all holders; the odd fen goes to the largest.\n- Each payment stands in the history of the financing, and the “Principal outstanding” falls by it. The financing is settled on the day on which all is paid.\n- “Financings” on the overview shows what is due soon and what was not paid. Press a figure for its list. The list can be narrowed by due date, and exported.',
      keywords: ['repay', 'settled', 'due', 'due soon', 'maturity'],
    },
    'issuer-does-not-pay': {
      title: 'What if the issuer does not pay on time?',
      content:
        'What has not been paid in full by 17:00 on the payment day is overdue that evening, and you get a message.\n- Without recourse: the funder collects from the issuer, and your company pays nothing.\n- With recourse: after the days of grace the funder can ask your company to buy it back.\n- What the issuer pays in parts is shared by amount among all holders. Each payment stands in the financing and in the ledger.\nA payment day on a non-working day moves to the next working day, without further interest.',
      keywords: ['overdue', 'not paid', 'repurchase', 'recourse'],
    },
    'cannot-accept': {
      title: 'Why can I not accept?',
      content:
        '- An operator submits the acceptance and a director signs it. The director has to be another person than the operator, with a valid certificate.\n- If a colleague has submitted it, it is only awaiting the director.\n- From three working days before payment nothing can be accepted.\n- Your company is a violating member, or the platform has barred it from accepting; please contact customer service.\n- The sender recalled it, or its deadline has passed: the amount was returned.\nIf you do not agree, an operator can “Refuse” and say why; the amount is returned at once; this cannot be undone.',
      keywords: ['acceptance fails', 'refuse'],
    },
    'not-accepted-in-time': {
      title: 'What happens to amounts not accepted within five working days?',
      content:
        'What comes to you is listed under “To accept”. The last day is the fifth working day after the issue or transfer took effect, and the list shows it.\n- After that the amount is returned automatically: an issue to its issuer, whose limit is restored; a transfer to its sender.\n- The same holds for an acceptance that was submitted and that no director has approved by then.\n- Of a transfer to several payees only what was not accepted is returned.\n- Until it is accepted, the sender can ask to recall it; a director approves that.\nYou get a message, and the “Ledger” has an entry of its own.',
      keywords: ['timeout', 'goes back', 'deadline', '5 working days'],
    },
    'cannot-transfer': {
      title: 'Why can I not transfer?',
      content:
        '“Instruments held” says what keeps an instrument from being transferred:\n- It was issued as not transferable, and can only be held to maturity.\n- From three working days before payment nothing can be transferred.\n- Nothing is available: other applications have reserved the amount.\n- It is in an evidence package for financing: take it out, or discard the package first.\n- The payee has not opened the product, is barred from accepting, or is the issuer.\n- Your company is a violating member, or barred from transfers.\nYou can transfer a part; each payee accepts its own.',
      keywords: ['transfer fails', 'split', 'pay a supplier'],
    },
    'who-sees-chain': {
      title: 'Who sees what of the chain of an instrument?',
      content:
        'The “Chain of title” shows what your part in it allows:\n- A holder sees how the instrument came to it and whom it passed a part to, and nothing below that.\n- The issuer sees how much its first payee holds and has passed on, not the companies after that.\n- What another company still holds is visible only to that company.\n- A company that took no part sees nothing.\nThe same holds for lists, the search and exported files.',
      keywords: ['privacy', 'downstream', 'who can see'],
    },
    'cancel-instrument': {
      title: 'An instrument was issued wrongly. How do I recall or cancel it?',
      content:
        'An instrument in effect cannot be changed. What can be done depends on where it is:\n- Not accepted yet: the issuer recalls it under “Issued instruments”; once a director approves, the amount is returned and the limit is restored.\n- Accepted and still wholly with the first payee: its cancellation, asked for by one company and signed by a director of both.\n- What was transferred, reserved or put into a package has to be released first.\nA cancellation is an entry of its own, and the limit is restored. Then issue the right instrument again.',
      keywords: ['cancel', 'revoke', 'recall', 'mistake'],
    },
    'read-ledger': {
      title: 'How do I read the ledger, and export it?',
      content:
        'Ledger entries are only ever added: opening plus “Increase” less “Decrease” is closing, and each line shows the balance after it.\n1. Choose the days and the direction, or enter the number of an instrument.\n1. Press a number to see its chain.\n1. Press “Export” for all lines that fit, not the shown page alone; the file is under the downloads at the top right.\nWith a direction or a number only some lines are listed; each balance is still the real one at that time. At most 200,000 lines are exported; for more, choose fewer days.',
      keywords: ['reconcile', 'balance', 'statement'],
    },
    'read-statistics': {
      title: 'How do I read the statistics?',
      content:
        'Statistics add up calendar months, and agree with the ledger. A period has at most 36 months, and is compared with the one of the same length before it.\n1. Choose “This month”, “Last 6 months” or “This year”, or the first and last month yourself.\n1. Press “Table” for the amounts of each month.\n1. Press a company under “Concentration” to see business with it only; “Show all companies” leads back.\n“Outstanding at the end” and “Held at the end” are the balance of the ledger on the last day, or today in the present month. Remaining terms and concentration are always those of now, whatever the period. A returned disbursement is deducted from what was financed, in the month it was returned. A company with 20% or more of the outstanding amount is highlighted.',
      keywords: ['concentration', 'report', 'totals', 'compare months'],
    },
    'payments-due': {
      title: 'How do I see what is to be paid on which day?',
      content:
        'The page “Payments due” shows, month by month, the instruments that your company has not paid yet, with the amount and the number of each day; the number opens the instruments of that day.\n1. A due date on a weekend or public holiday moves to the next working day. Payment days of a year whose public holidays are not announced may still move.\n1. The page names the paying account, and the balance its bank last reported, with the time. Where the balance does not cover everything up to a day, it says which day and how much is missing; please pay the amount into the account before that day.\n1. From five working days before the payment on, the payees are listed.\n1. What is overdue stands at the top.\nThe bank confirms each payment; the platform holds no money.',
      keywords: ['calendar', 'due', 'balance', 'debit', 'payees'],
    },
    'receipts-due': {
      title: 'How do I see what we are paid on which day?',
      content:
        'The page “Receipts due” shows, month by month, the instruments that your company holds, with the amount and the number of each day; the number opens the instruments of that day. “Show as a list” also names who pays.\n1. A due date on a weekend or public holiday moves to the next working day. Payment days of a year whose public holidays are not announced may still move.\n1. What you transferred or financed is not included: the transferee or the funder is paid. Frozen amounts are paid as the court orders.\n1. What was not paid on its day comes first; “View overdue instruments” lists it.\nThe bank confirms payments; the platform does not handle the money.',
      keywords: ['calendar', 'due', 'maturity', 'payer', 'overdue'],
    },
    'recommend-supplier': {
      title: 'A supplier cannot be paid yet. What can I do?',
      content:
        'The page “Suppliers” lists companies you have issued to, and transferees already named (5 working days before the payment day) or paid. It says whether each can be paid. A company that is paid has to be certified and to have opened the product.\n1. If it has not joined the platform, an operator presses “Recommend a supplier” and enters its name, its unified social credit code, a contact person and a mobile number.\n1. A director, who is another person, confirms it on the same page.\n1. The platform asks the contact person by text message to register, to have the company certified and to open the product. If no message was sent, the page says so; please tell the company yourself.\nThe page then shows the company’s progress. Once it can be paid, press “Issue”. A company that can be paid already needs no recommendation.',
      keywords: ['invite a supplier', 'recommend', 'onboarding', 'payee'],
    },
    'cannot-approve': {
      title: 'Why can I not approve an application?',
      content:
        'Its page says who has it now. If you cannot decide, it is usually because:\n- You prepared it, so somebody else must approve it.\n- You handled an earlier step, and nobody may handle two.\n- The step belongs to another role; look which role you work in.\n- Your ID number is not on record; your main user can add it.\n- The step is signed, and you have no certificate that is valid.\n- Somebody has just handled it; look at the latest version.\nThe rules are checked again at the last step: anything that does not meet them takes no effect and is returned to its maker.',
      keywords: ['approval fails', 'not permitted', 'no certificate'],
    },
    'approve-together': {
      title: 'How do I approve several applications at once?',
      content:
        '1. Under “To do” tick applications, or choose all that can be approved together, up to 100.\n1. Look at the business, the other companies and the total.\n1. A director signs once with a certificate, for all that are listed; other roles only confirm.\nEach is checked and takes effect by itself: one that breaks a rule is left out, the others proceed, and the results stay on the page.\n! What needs the final review, or has a company on the watch list, cannot be approved together; open it by itself.',
      keywords: ['bulk', 'batch', 'sign several'],
    },
    'application-ends': {
      title: 'What happens when an application is returned, rejected or lapses?',
      content:
        '- Returned: its maker corrects and resubmits it. The amount stays reserved for five working days and is then released; it can still be corrected.\n- Rejected: it ends, and the reserved amount is released. You can use “Copy as new”.\n- Withdrawn: its maker, or a colleague who may make the same, can do that until it takes effect.\n- Lapsed: after 20 working days at one step, or close to the payment day; you are reminded the day before.\n- A rule is not met at the last step: it takes no effect, and goes back to its maker if it can be corrected.\nWho did what, when and why is in the history of its page.',
      keywords: ['returned', 'rejected', 'lapsed', 'withdraw'],
    },
  },
};
