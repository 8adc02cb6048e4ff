Feature: Checking and submitting a package
  The user reviews the whole package before submission. Each missing item links to its place. Nothing is submitted
  without this review.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Rule: A package can be submitted only when it is complete

    Scenario: An empty package names all missing materials
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because these are missing: "融资申请授权书", "贸易合同", "发票", "收款账户变更函"

    Scenario: A package with an unfilled invoice cannot be submitted
      Given the package is complete
      And Zhou Siyuan has uploaded the invoice "01287734"
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because the invoice is not filled in

    Scenario: A package with the same invoice twice cannot be submitted
      Given the package is complete
      And Zhou Siyuan has added an invoice with the number of another
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because an invoice appears twice

  Rule: Amounts below the financing amount are reported

    Scenario: Invoices below the financing amount do not prevent submission
      Given the package is complete with invoices for ¥512,400.00
      When Zhou Siyuan checks the package
      Then a tip says that the invoices come to ¥512,400.00
      And Zhou Siyuan can submit it

    Scenario: Contracts below the financing amount must be confirmed
      Given the package is complete with a contract for ¥500,000.00
      When Zhou Siyuan submits the package
      Then Zhou Siyuan is asked whether to go on with contracts for ¥500,000.00
      When Zhou Siyuan goes on
      Then the package is with the platform

  @journey @again
  Scenario: A complete package is submitted
    Given the package is complete
    When Zhou Siyuan submits the package
    Then the package is with the platform
    And Zhou Siyuan sees by when the platform answers

  Scenario: The number in the menu goes down when a package is submitted
    Given the package is complete
    Then the menu tells Zhou Siyuan of 4 packages there
    When Zhou Siyuan submits the package
    Then the menu tells Zhou Siyuan of 3 packages there

  Rule: A package is submitted only as it was checked, and only once

    @extension @wire
    Scenario: A package that a colleague changed after the check is not submitted
      Given the package is complete
      And Zhou Siyuan has checked the package
      And Li Min has changed an invoice of it
      When Zhou Siyuan submits the package
      Then Zhou Siyuan is told that "李敏" changed something since
      And the package is still being assembled

    Scenario: A package that a colleague has submitted is not submitted again
      Given the package is complete
      And Zhou Siyuan has checked the package
      And Li Min has submitted it
      When Zhou Siyuan submits the package
      Then Zhou Siyuan is told that "李敏" was faster or that it can no longer be submitted
      And the package was submitted once

    Scenario: Pressing the button twice submits the package once
      Given the package is complete
      When Zhou Siyuan submits the package, and again before the answer comes
      Then the package was submitted once

    @wire
    Scenario: A submission whose answer is lost is submitted once
      Given the package is complete
      When the answer to Zhou Siyuan's submission is lost
      Then Zhou Siyuan reads that the package was submitted
      And the package was submitted once

    Scenario: A submission whose answer is lost is submitted once, even if the platform keeps no record of requests
      Given the package is complete
      And the platform does not remember what it was asked for
      When the answer to Zhou Siyuan's submission is lost
      Then Zhou Siyuan reads that the package was submitted
      And the package was submitted once

    Scenario: A submission without any answer is recognised by the state of the package
      Given the package is complete
      When every answer to Zhou Siyuan's submission is lost
      Then Zhou Siyuan reads that the package was submitted
      And the package was submitted once

    Scenario: The user is told when it cannot be found out whether the package was submitted
      Given the package is complete
      When the connection is lost for good with Zhou Siyuan's submission on its way
      Then Zhou Siyuan reads that it could not be found out whether the package was submitted
      And the package is still being assembled

    Scenario: A package that cannot be checked for missing documents is not submitted
      Given the package is complete
      When the connection is lost while Zhou Siyuan submits
      Then Zhou Siyuan reads that it could not be checked
      And the package is still being assembled

    Scenario: A package for which the platform reports a missing document is not submitted
      Given the package is complete
      And the platform says that "缺少法人身份证" when it is asked what is missing
      When Zhou Siyuan submits the package
      Then Zhou Siyuan reads that the platform says "缺少法人身份证"
      And the package is still being assembled

    Scenario: A package that the platform does not need cannot be submitted
      Given the package is complete
      And the platform says that the package need not be submitted
      When Zhou Siyuan checks the package
      Then it cannot be submitted, because the platform does not wait for it
      And the package is still being assembled
