Feature: Earlier documents of the company are reused in a new package
  Invoices and contracts of earlier packages can be reused in a new package, with their files and values. They are not
  uploaded again.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: Earlier invoices show where they are used, and several can be added together
    When Zhou Siyuan looks among earlier invoices
    Then every row says where it is used, and that nothing is recorded against it
    When Zhou Siyuan chooses the first 2 of them
    Then the package holds these 2 invoices with their files and values
    When Zhou Siyuan looks among earlier invoices
    Then these 2 cannot be chosen, because they are "Already in this package"

  @wire
  Scenario: Earlier invoices are paged and found by their number
    When Zhou Siyuan looks among earlier invoices
    Then there are more than a page of them
    When Zhou Siyuan looks for the number of the last one
    Then only that one is found

  Scenario: A void invoice cannot be chosen
    When Zhou Siyuan looks among earlier invoices
    And Zhou Siyuan chooses the first 1 of them
    Given the tax register says that the invoice is void
    And Zhou Siyuan has made a package of "RX6101-2026-00880"
    When Zhou Siyuan looks among earlier invoices
    Then the invoice cannot be chosen, because "It is void; it cannot be chosen"

  @extension
  Scenario: A red invoice in a package is reported on the upload page and before submission
    When Zhou Siyuan looks among earlier invoices
    And Zhou Siyuan chooses the first 1 of them
    Given the tax register says that the invoice is red
    When Zhou Siyuan comes back to the package
    Then the upload page tells that the invoice is red
    And the invoice counts nothing in the package
    When Zhou Siyuan turns to what is to be handed in
    Then Zhou Siyuan is told that the tax register speaks against the invoice, and is asked before it is handed in

  @wire
  Scenario: Earlier contracts can be chosen and filtered by packages under review
    When Zhou Siyuan looks among earlier contracts
    And Zhou Siyuan chooses the first 1 of them
    Then the package holds that contract with its files and values
    When Zhou Siyuan looks among earlier contracts under review
    Then there are contracts of packages under review alone

  Rule: Invoices of the underlying trade are reused

    Background:
      Given Zhou Siyuan turns to receivables matching
      And Zhou Siyuan has made a package of "CH6101-2026-00012" and "CH6101-2026-00015"

    @wire
    Scenario: Trade invoices of the package's businesses are taken over with their data
      When Zhou Siyuan looks among trade invoices
      Then there are 4 of them
      When Zhou Siyuan chooses the first 2 of them
      Then these 2 say that they came as "Trade invoice"

    Scenario: A trade invoice cannot be taken over twice or after it is void
      When Zhou Siyuan looks among trade invoices
      And Zhou Siyuan chooses the first 1 of them
      Given the tax register says that the invoice is void
      When Zhou Siyuan looks among trade invoices
      Then the invoice cannot be chosen, because "Already in this package"
      Given Zhou Siyuan has taken that invoice out again
      When Zhou Siyuan looks among trade invoices
      Then the invoice cannot be chosen, because "It is void; it cannot be chosen"

    Scenario: A trade invoice that is corrected by hand loses its trade mark
      Given Zhou Siyuan looks among trade invoices
      And Zhou Siyuan chooses the first 1 of them
      When Zhou Siyuan writes another amount into that invoice
      Then it no longer says that it came as "Trade invoice"
