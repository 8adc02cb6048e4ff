Feature: Submitting several packages at once
  A user who has prepared several packages submits all ready ones at once. Each is submitted separately, and each that
  is not submitted shows the reason.

  Background:
    Given Zhou Siyuan is signed in

  Rule: Ready packages are submitted together, each with its own result

    @journey
    Scenario: All ready packages are submitted
      When Zhou Siyuan picks all packages of the list
      And Zhou Siyuan hands in what is ready
      Then of each package it is said "Submitted"
      And the package that was in "PREPARE" is with the platform

    @wire
    Scenario: A package that a colleague has taken over meanwhile is not submitted, and the reason is given
      When Zhou Siyuan picks all packages of the list
      And Li Min takes over what Zhou Siyuan is about to hand in
      Then of each package it is said "Not submitted: a colleague is working on it"

    Scenario: A package that a colleague has submitted meanwhile is not submitted again
      When Zhou Siyuan picks all packages of the list
      And Li Min takes over and hands in what Zhou Siyuan is about to hand in
      Then of each package it is said "Not submitted: the platform says this package need not be submitted now; please open it"

    Scenario: The packages in the selection are counted by whether they can be submitted
      When Zhou Siyuan picks all packages of the list
      Then of what is picked it is said that "1 can be submitted"
      And of what is picked it is said that "1 returned, to be corrected first"
