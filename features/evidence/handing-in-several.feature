Feature: Handing in several packages at once
  Whoever has prepared several packages hands in what is ready in one go. Each goes by itself, and what does not go says why.

  Background:
    Given Zhou Siyuan is signed in

  Rule: What is ready is handed in in one go, each with its own result

    @journey
    Scenario: All that are ready
      When Zhou Siyuan picks all packages of the list
      And Zhou Siyuan hands in what is ready
      Then of each package it is said "Submitted"
      And the package that was in "PREPARE" is with the platform

    @wire
    Scenario: One that moved meanwhile is left out, and says why
      When Zhou Siyuan picks all packages of the list
      And Li Min takes over what Zhou Siyuan is about to hand in
      Then of each package it is said "Not submitted: a colleague is working on it"

    Scenario: One that a colleague has handed in meanwhile is left alone
      When Zhou Siyuan picks all packages of the list
      And Li Min takes over and hands in what Zhou Siyuan is about to hand in
      Then of each package it is said "Not submitted: the platform says that this package need not be submitted now; please open it"

    Scenario: Only those that are picked are counted
      When Zhou Siyuan picks all packages of the list
      Then of what is picked it is said that "1 can be submitted"
      And of what is picked it is said that "1 returned, to be corrected first"
