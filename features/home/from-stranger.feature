@extension
Feature: A new company becomes able to work on the platform
  A company that is new to the platform registers, is certified, gets a certificate, adds a bank account and opens a
  product, without a telephone call. One list always shows what is done, what is next and whose turn it is.

  @journey
  Scenario: A new company registers, corrects a returned paper and submits its first package
    Given Shi Qingyue has registered her company
    When Shi Qingyue signs in with what she chose
    Then the first steps of Shi Qingyue are "account done, certification, certificate, bank-account, invoicing, agreements done, product, package"
    When Shi Qingyue opens the certification
    And Shi Qingyue fills in the certification
    And Shi Qingyue gives every paper
    And Shi Qingyue hands the certification in
    Then the first steps of Shi Qingyue are "account done, certification doing, certificate, bank-account, invoicing, agreements done, product, package"
    When the platform takes up the certification of Shi Qingyue in the first review
    And the platform returns the certification of Shi Qingyue in the first review for the commitment letter, "缺公章"
    Then the first steps of Shi Qingyue are "account done, certification mend, certificate, bank-account, invoicing, agreements done, product, package"
    When Shi Qingyue opens the certification
    Then Shi Qingyue is to mend "Digital certificate commitment letter: 缺公章"
    When Shi Qingyue gives the paper "commitment letter"
    And Shi Qingyue hands the certification in
    And the platform takes up the certification of Shi Qingyue in the first review
    And the platform passes the certification of Shi Qingyue in the first review
    And the platform takes up the certification of Shi Qingyue in the second review
    And the platform passes the certification of Shi Qingyue in the second review
    And Shi Qingyue looks at the certificates
    And Shi Qingyue opens a cloud certificate
    And Shi Qingyue agrees on the telephone to what is done with certificates
    And Shi Qingyue opens the company's accounts
    And Shi Qingyue lists the account "6299030000000417" at "长屿银行"
    And Shi Qingyue enters the small amount that came
    And Shi Qingyue opens the invoicing information
    And Shi Qingyue enters "SMALL_SCALE" as taxpayer type
    And Shi Qingyue enters "QD_GENERAL" as invoice type
    And Shi Qingyue enters "青屿传动设备有限公司" as invoice title
    And Shi Qingyue enters "shi@example.com" as delivery e-mail
    And Shi Qingyue saves the invoicing information
    And Shi Qingyue looks at the product "Digital receivables"
    And Shi Qingyue opens it, having read and signed its agreement
    Then Shi Qingyue is told of the product "Digital receivables is open"
    And the first steps of Shi Qingyue are "account done, certification done, certificate done, bank-account done, invoicing done, agreements done, product done, package"
    When a core enterprise issues a credit of ¥642,300.00 to the company of Shi Qingyue
    And Shi Qingyue makes a package of what was issued
    And Shi Qingyue gives everything that the package asks for
    And Shi Qingyue hands the package in
    Then the package is with the platform

  @journey @again
  Scenario: A branch of a core enterprise registers, corrects a returned letter and submits its first package
    Given Tan Xiyue has registered her company
    When Tan Xiyue signs in with what she chose
    And Tan Xiyue opens the certification
    And Tan Xiyue fills in the certification of a branch
    And Tan Xiyue gives every paper
    And Tan Xiyue hands the certification in
    And the platform takes up the certification of Tan Xiyue in the first review
    And the platform returns the certification of Tan Xiyue in the first review for the upper entity's letter, "没有上级单位的公章"
    And Tan Xiyue opens the certification
    Then Tan Xiyue is to mend "Upper entity’s authorisation letter: 没有上级单位的公章"
    When Tan Xiyue gives the paper "upper entity's letter"
    And Tan Xiyue hands the certification in
    And the platform takes up the certification of Tan Xiyue in the first review
    And the platform passes the certification of Tan Xiyue in the first review
    And the platform takes up the certification of Tan Xiyue in the second review
    And the platform passes the certification of Tan Xiyue in the second review
    And Tan Xiyue looks at the certificates
    And Tan Xiyue opens a cloud certificate
    And Tan Xiyue agrees on the telephone to what is done with certificates
    And Tan Xiyue opens the invoicing information
    And Tan Xiyue enters "SMALL_SCALE" as taxpayer type
    And Tan Xiyue enters "QD_GENERAL" as invoice type
    And Tan Xiyue enters "北屿建设工程集团有限公司甬江分公司" as invoice title
    And Tan Xiyue enters "tan@example.com" as delivery e-mail
    And Tan Xiyue saves the invoicing information
    And Tan Xiyue looks at the product "Digital receivables"
    And Tan Xiyue opens it, having read and signed its agreement
    Then Tan Xiyue is told of the product "Digital receivables is open"
    When a core enterprise issues a credit of ¥642,300.00 to the company of Tan Xiyue
    And Tan Xiyue makes a package of what was issued
    And Tan Xiyue gives everything that the package asks for
    And Tan Xiyue hands the package in
    Then the package is with the platform
    And the first steps of Tan Xiyue are "account done, certification done, certificate done, bank-account, invoicing done, agreements done, product done, package done"

  @wire
  Scenario: The getting-started list stays in the menu until all its steps are done
    Given Xu Zhaoning is signed in
    Then the first steps of Xu Zhaoning are "account done, certification done, certificate done, bank-account, invoicing done, agreements done, product done, package"
    And the menu of Xu Zhaoning has "Getting started"
    And Zhou Siyuan is signed in
    And the menu of Zhou Siyuan has no "Getting started"
