Feature: Checking and submitting a package
  Everything is seen once more; what is missing says where; nothing is handed in unseen.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Rule: Nothing missing

    Scenario: An empty package names all that is missing
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because these are missing: "融资申请授权书", "贸易合同", "发票", "收款账户变更函"

    Scenario: An invoice without its fields
      Given the package is complete
      And Zhou Siyuan has uploaded the invoice "01287734"
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because the invoice is not filled in

    Scenario: The same invoice twice
      Given the package is complete
      And Zhou Siyuan has added an invoice with the number of another
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because an invoice appears twice

  Rule: Amounts below the financing amount

    Scenario: Invoices below it are a tip only
      Given the package is complete with invoices for ¥512,400.00
      When Zhou Siyuan checks the package
      Then a tip says that the invoices come to ¥512,400.00
      And Zhou Siyuan can submit it

    Scenario: Contracts below it ask first
      Given the package is complete with a contract for ¥500,000.00
      When Zhou Siyuan submits the package
      Then Zhou Siyuan is asked whether to go on with contracts for ¥500,000.00
      When Zhou Siyuan goes on
      Then the package is with the platform

  @journey
  Scenario: A complete package is handed in
    Given the package is complete
    When Zhou Siyuan submits the package
    Then the package is with the platform
    And Zhou Siyuan sees by when the platform answers

  Scenario: The menu tells of it no longer once it is handed in
    Given the package is complete
    Then the menu tells Zhou Siyuan of 4 packages there
    When Zhou Siyuan submits the package
    Then the menu tells Zhou Siyuan of 3 packages there

  Rule: Nothing is submitted unseen, and nothing twice

    @extension @wire
    Scenario: A colleague changed an invoice meanwhile
      Given the package is complete
      And Zhou Siyuan has checked the package
      And Li Min has changed an invoice of it
      When Zhou Siyuan submits the package
      Then Zhou Siyuan is told that "李敏" changed something since
      And the package is still being assembled

    Scenario: A colleague submitted it meanwhile
      Given the package is complete
      And Zhou Siyuan has checked the package
      And Li Min has submitted it
      When Zhou Siyuan submits the package
      Then Zhou Siyuan is told that "李敏" was faster or that it can no longer be submitted
      And the package was submitted once

    Scenario: Pressing twice submits once
      Given the package is complete
      When Zhou Siyuan submits the package, and again before the answer comes
      Then the package was submitted once

    @wire
    Scenario: The answer is lost on the way
      Given the package is complete
      When the answer to Zhou Siyuan's submission is lost
      Then Zhou Siyuan reads that the package was submitted
      And the package was submitted once

    Scenario: The answer is lost, and the platform keeps no record of what was asked for before
      Given the package is complete
      And the platform does not remember what it was asked for
      When the answer to Zhou Siyuan's submission is lost
      Then Zhou Siyuan reads that the package was submitted
      And the package was submitted once

    Scenario: No answer comes at all, but the package tells that it was submitted
      Given the package is complete
      When every answer to Zhou Siyuan's submission is lost
      Then Zhou Siyuan reads that the package was submitted
      And the package was submitted once

    Scenario: The connection is lost before anything can be found out
      Given the package is complete
      When the connection is lost for good with Zhou Siyuan's submission on its way
      Then Zhou Siyuan reads that it could not be found out whether the package was submitted
      And the package is still being assembled

    Scenario: The platform cannot be asked whether anything is missing
      Given the package is complete
      When the connection is lost while Zhou Siyuan submits
      Then Zhou Siyuan reads that it could not be checked
      And the package is still being assembled

    Scenario: The platform misses something that nobody here knows of
      Given the package is complete
      And the platform says that "缺少法人身份证" when it is asked what is missing
      When Zhou Siyuan submits the package
      Then Zhou Siyuan reads that the platform says "缺少法人身份证"
      And the package is still being assembled

    Scenario: The platform does not wait for the package any more
      Given the package is complete
      And the platform says that the package need not be submitted
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because the platform does not wait for it
      And the package is still being assembled
