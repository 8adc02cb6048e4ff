@extension
Feature: Withdrawn and republished product agreements
  The platform can withdraw a product's agreement, or publish a new version that must be signed within 48 hours. Until
  then no new packages of the product are submitted, and users who can sign are told where. Packages that were
  submitted before go on to their end.

  Rule: No new package can be submitted under a withdrawn agreement

    Scenario: A draft cannot be submitted while the agreement is withdrawn, and the reason is given
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And the package is complete
      And the platform has withdrawn the agreement of "CREDIT"
      When Zhou Siyuan submits the package
      Then Zhou Siyuan is told that the agreement of "CREDIT" was withdrawn
      And the package is still being assembled
      When the platform lets the agreement of "CREDIT" hold again
      And Zhou Siyuan submits the package
      Then the package is with the platform

    Scenario: A package that was submitted before can be corrected and resubmitted
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And the first reviewer has returned the invoice "01287734" with the reason "价税合计与合同金额不符"
      And the platform has withdrawn the agreement of "CREDIT"
      When Zhou Siyuan mends the package
      And Zhou Siyuan replaces the file of the invoice "01287734"
      And Zhou Siyuan finds that the new file says what is entered
      And Zhou Siyuan submits the package
      Then the package shows as "Organising"

    @wire
    Scenario: A company cannot open a product whose agreement is withdrawn
      Given the platform has withdrawn the agreement of "EST"
      And Xia Zhiwei is signed in
      When Xia Zhiwei looks at the product "Receivables financing"
      Then the product stands as "not-open" to Xia Zhiwei, and "agreement-withdrawn" is missing
      When Xia Zhiwei presses open
      Then Xia Zhiwei is told of the product "Your company does not meet the opening requirements."

    Scenario: A user learns of the withdrawal before making a new package
      Given Zhou Siyuan is signed in
      When Zhou Siyuan looks for businesses of a new package
      Then nothing keeps new packages of Zhou Siyuan back
      When the platform has withdrawn the agreement of "CREDIT"
      And Zhou Siyuan looks for businesses of a new package
      Then new packages of Zhou Siyuan are kept back by the "withdrawn" agreement of "CREDIT"

    Scenario: The withdrawal is shown on the product page, the home page and in the messages
      Given Zhou Siyuan is signed in
      And the platform has withdrawn the agreement of "CREDIT"
      When Zhou Siyuan looks at the product "Digital receivables"
      Then the product is open to Zhou Siyuan, and its agreement was withdrawn
      And the home page tells Zhou Siyuan to heed "agreement-withdrawn 2026-11-21, certificate 2026-11-30, agent-id 2026-12-30"
      And the messages tell Zhou Siyuan "The platform withdrew the service agreement of Digital receivables"

  Rule: A republished agreement must be signed within 48 hours

    Scenario: Packages can be submitted within the 48 hours
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And the package is complete
      And the platform has published the agreement of "CREDIT" again
      When Zhou Siyuan submits the package
      Then the package is with the platform
      And the home page tells Zhou Siyuan to heed "agreement-to-sign 2026-11-23, certificate 2026-11-30, agent-id 2026-12-30"

    Scenario: New packages wait after the 48 hours until the agreement is signed
      Given Zhou Siyuan is signed in
      And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"
      And the package is complete
      And the platform has published the agreement of "CREDIT" again
      When 3 days pass, and Zhou Siyuan signs in again
      And Zhou Siyuan submits the package
      Then Zhou Siyuan is told that the agreement of "CREDIT" is to be signed again
      And the messages tell Zhou Siyuan "Please sign the service agreement of Digital receivables again", to do
      When Zhou Siyuan looks at the product "Digital receivables"
      And Zhou Siyuan signs its agreement again
      Then Zhou Siyuan is told of the product "The service agreement of Digital receivables is signed"
      And the messages tell Zhou Siyuan "The service agreement of Digital receivables was published again"
      When Zhou Siyuan submits the package
      Then the package is with the platform

    Scenario: One user signs for the whole company, and the signed agreements show it
      Given Xia Zhiwei is signed in
      And Xia Zhiwei looks at the product "Receivables matching"
      And Xia Zhiwei opens it, having read and signed its agreement
      And 1 days pass, and Xia Zhiwei signs in again
      And the platform has published the agreement of "ESTP" again
      When Xia Zhiwei looks at the own agreements
      Then the own agreements of Xia Zhiwei hold version "ESTP2026V1.0" as "To be signed again" among others
      Given Jiang Tingxue is signed in
      And Jiang Tingxue looks at the product "Receivables matching"
      When Jiang Tingxue signs its agreement again
      And Xia Zhiwei looks at the own agreements
      Then the own agreements of Xia Zhiwei hold version "ESTP2026V1.0" as "In force" among others
