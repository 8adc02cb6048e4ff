@extension
Feature: Completing the steps after registration
  A registered company certifies itself, adds a bank account and enters its invoicing information. Users who may do
  these steps can leave and resume them. The start list shows their progress.

  Rule: After registration, the remaining steps are shown

    Scenario: A newly registered user begins with the first step
      Given Shi Qingyue has registered her company
      Then the registration leads Shi Qingyue on to "/login/login?from=%2Fregister%2Fintegration%2Frealname"
      When Shi Qingyue signs in with what she chose
      Then the company of Shi Qingyue has completed "realname, operator, account, invoice-info", and "yours" is what is left
      And Shi Qingyue goes on from the step "realname" to "operator"
      And Shi Qingyue goes on from the step "operator" to "account"
      And Shi Qingyue goes on from the step "invoice-info" to "success"

  Rule: A step that waits for the platform does not block the next steps

    Scenario: The bank account is the next step while the certification is under review
      Given Shi Qingyue has registered her company
      And Shi Qingyue signs in with what she chose
      When Shi Qingyue opens the certification
      And Shi Qingyue fills in the certification
      And Shi Qingyue gives every paper
      And Shi Qingyue hands the certification in
      Then the company of Shi Qingyue has completed "realname doing with platform, operator, account, invoice-info", and "yours" is what is left
      And Shi Qingyue goes on from the step "operator" to "account"

  Rule: A step that belongs to a colleague is marked so

    @wire
    Scenario: A user sees which steps remain and whose they are
      Given the invoicing information of the company of Zhou Siyuan is missing
      And Zhou Siyuan is signed in
      And Li Min is signed in
      Then the company of Li Min has completed "realname done, operator, account done, invoice-info with colleague", and "others" is what is left
      And Li Min goes on from the step "operator" to "success"
      And Zhou Siyuan goes on from the step "operator" to "invoice-info"
      When Zhou Siyuan opens the invoicing information
      And Zhou Siyuan enters "SMALL_SCALE" as taxpayer type
      And Zhou Siyuan enters "QD_GENERAL" as invoice type
      And Zhou Siyuan enters "宁波砚舟精密铸造有限公司" as invoice title
      And Zhou Siyuan enters "zhou@example.com" as delivery e-mail
      And Zhou Siyuan saves the invoicing information
      Then the company of Li Min has completed "realname done, operator, account done, invoice-info done", and "done" is what is left
