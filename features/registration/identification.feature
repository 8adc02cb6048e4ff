@extension
Feature: Certification of a company on the ABS sub-platform
  A company that registers for asset-backed securities chooses how it is certified: by a UKey that was issued to it,
  or by its business licence. A UKey proves who holds the company's certificate. The papers are reviewed in both
  cases.

  Rule: Registration on the sub-platform leads to the choice of a certification method

    Scenario: A company that registers for asset-backed securities can choose how to be certified
      Given Shi Qingyue comes to register at "/register/abs/register"
      When Shi Qingyue says everything about her company and herself
      And Shi Qingyue registers by the code to her telephone
      Then the registration leads Shi Qingyue on to "/login/login?from=%2Fregister%2Fabs%2Fidentify%2Findex"
      When Shi Qingyue signs in with what she chose
      Then the menus lead Shi Qingyue to "/register/abs/identify/index" to have her company certified
      When Shi Qingyue looks at the ways of certification
      Then the company of Shi Qingyue stands as "Not certified" by UKey and "open" by its papers

    Scenario: A company that registers elsewhere is certified in the usual way
      Given Shi Qingyue has registered her company
      When Shi Qingyue signs in with what she chose
      Then the menus lead Shi Qingyue to "/my/enterprise-info/realname" to have her company certified

  Rule: A UKey only proves who holds the company's certificate

    Scenario: A company that is certified by UKey must still submit its papers
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has plugged in a key with a certificate
      When Ye Zhiqiu looks at the ways of certification
      And Ye Zhiqiu identifies the company by the token
      Then Ye Zhiqiu is told of the identification "identified by 叶知秋"
      And the company of Ye Zhiqiu stands as "Certified" by UKey and "open" by its papers
      And the certification of Ye Zhiqiu is shown as "form"
      And the account of Ye Zhiqiu tells of "Signed with a certificate"

    Scenario: Papers can be submitted later in the same form
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has plugged in a key with a certificate
      And Ye Zhiqiu looks at the ways of certification
      And Ye Zhiqiu identifies the company by the token
      When Ye Zhiqiu has handed in a whole certification
      And Ye Zhiqiu looks at the ways of certification
      Then the company of Ye Zhiqiu stands as "Certified" by UKey and "under-review" by its papers
      When the platform takes up the certification of Ye Zhiqiu in the first review
      And the platform returns the certification of Ye Zhiqiu in the first review for the representative's ID, "看不清"
      Then the company of Ye Zhiqiu stands as "Certified" by UKey and "returned" by its papers

    Scenario: A revoked certificate ends the certification by UKey
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has plugged in a key with a certificate
      And Ye Zhiqiu looks at the ways of certification
      And Ye Zhiqiu identifies the company by the token
      When the certificates of Ye Zhiqiu have been revoked
      And Ye Zhiqiu is signed in
      And Ye Zhiqiu looks at the ways of certification
      Then the company of Ye Zhiqiu stands as "Not certified" by UKey and "open" by its papers

  Rule: An unsuitable certificate is refused with the reason

    Scenario: A certificate of another company is refused
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has plugged in a key that belongs to Li Min
      When Ye Zhiqiu looks at the ways of certification
      And Ye Zhiqiu identifies the company by the token
      Then Ye Zhiqiu is told of the identification "This certificate belongs to another company and cannot identify yours. Please plug in the UKey that was made out to your company."
      And the company of Ye Zhiqiu stands as "Not certified" by UKey and "open" by its papers

    Scenario: An expired certificate is refused before the PIN is entered
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has plugged in a key with a certificate that has expired
      When Ye Zhiqiu looks at the ways of certification
      And Ye Zhiqiu identifies the company by the token
      Then Ye Zhiqiu is told of the identification "The certificate expired on 20 Nov 2026. Please use another UKey, or submit the papers first."

    @wire
    Scenario: A revoked certificate is refused
      Given Ye Zhiqiu has plugged in a key with a certificate
      And the certificates of Ye Zhiqiu have been revoked
      And Ye Zhiqiu is signed in
      When Ye Zhiqiu looks at the ways of certification
      And Ye Zhiqiu identifies the company by the token
      Then Ye Zhiqiu is told of the identification "This certificate was revoked or reported lost. Please use another UKey, or submit the papers first."

    Scenario: A certificate without a token is refused
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has a cloud certificate at hand as if it lay in a token
      When Ye Zhiqiu looks at the ways of certification
      And Ye Zhiqiu identifies the company by the token
      Then Ye Zhiqiu is told of the identification "This is a cloud certificate, not a UKey. Please plug in a UKey, or submit the papers first."

    Scenario: A user without the helper program is told that it was not found
      Given Ye Zhiqiu is signed in
      When Ye Zhiqiu looks at the ways of certification
      And Ye Zhiqiu identifies the company by the token
      Then Ye Zhiqiu is told of the identification "The UKey helper was not found. Please install and start it, then reload this page and try again; or submit the papers first."

    Scenario: A wrong PIN is reported and nothing is certified
      Given Ye Zhiqiu is signed in
      And Ye Zhiqiu has plugged in a key with a certificate
      When Ye Zhiqiu looks at the ways of certification
      And Ye Zhiqiu identifies the company by the token, with a wrong PIN
      Then Ye Zhiqiu is told of the identification "The PIN is incorrect: 5 tries left. Nothing was certified."

  Rule: A certified company is not asked to choose again

    Scenario: A user of a certified company is redirected from the page
      Given Zhou Siyuan is signed in
      When Zhou Siyuan looks at the ways of certification
      Then Zhou Siyuan comes out at "/error-page/authorized"
