@extension
Feature: Picking packages, and taking lists and files home
  Whoever works in lists all day picks over all pages, and takes home what is on the screen.

  Background:
    Given Zhou Siyuan is signed in

  Rule: All that the list finds can be picked, and single ones taken out

    Scenario: All but one
      When Zhou Siyuan picks all packages of the list
      And Zhou Siyuan takes the package in "AUDITED" out again
      Then 17 packages are said to be picked

    Scenario: What was picked outlasts narrowing and ordering
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan narrows the list to "?states=passed"
      And Zhou Siyuan narrows the list to "?sort=totalAmount"
      Then 2 packages are said to be picked
      And the packages in "PREPARE" and "AUDITED" are picked

    Scenario: All that one filter finds is still picked in another list
      When Zhou Siyuan narrows the list to "?states=to-be-completed,passed"
      And Zhou Siyuan picks all packages of the list
      And Zhou Siyuan narrows the list to ""
      Then 2 packages are said to be picked
      And the packages in "PREPARE" and "AUDITED" are picked

    Scenario: What was picked is there again when one comes back to the list as it was
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan leaves the list and comes back to it
      Then 2 packages are said to be picked
      And the packages in "PREPARE" and "AUDITED" are picked
      When Zhou Siyuan leaves the list and comes back to it at "?states=passed"
      Then nothing is picked

    Scenario: Who can be handed in, and why not the others
      When Zhou Siyuan picks all packages of the list
      Then of what is picked it is said that "1 can be submitted"
      And of what is picked it is said that "1 returned, to be corrected first"

    Scenario: Whoever only looks hears nothing of handing in
      Given Gu Yunzhou is signed in
      When Gu Yunzhou picks all packages of the list
      Then nothing is said to Gu Yunzhou of handing in

  Rule: What is seen is taken home

    Scenario: A list with its columns, in its order
      Given Zhou Siyuan chooses to do without Funder, then Progress
      And Zhou Siyuan narrows the list to "?sort=-totalAmount"
      When Zhou Siyuan takes the list home
      Then the sheet tells of each package: Package no., Payer, Total amount, Status, Created
      And the sheet has the packages of the list in its order

    Scenario: Only what is picked
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan takes home what is picked
      Then the sheet has 2 packages

    Scenario: All files of what is picked
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan takes home the files of what is picked
      Then the archive has a folder for each of the 2 packages

    Scenario: That it is there is told, also to whoever does not ask
      Given Zhou Siyuan has picked the packages in "PREPARE" and "AUDITED"
      When Zhou Siyuan has what is picked gathered and goes on with other things
      Then it is told by itself that the sheet can be downloaded

  Rule: What is taken home is one's own

    Scenario: A colleague finds nothing of it
      Given Zhou Siyuan takes the list home
      When Li Min is signed in
      Then Li Min has no download tasks

    Scenario: After a week it is gone
      Given Zhou Siyuan takes the list home
      When 7 days pass, and Zhou Siyuan signs in again
      Then Zhou Siyuan has no download tasks

    Scenario: Deleted by its owner
      Given Zhou Siyuan takes the list home
      When Zhou Siyuan deletes the download task
      Then Zhou Siyuan has no download tasks

    @wire
    Scenario: Gathered afresh, it shows how things stand now
      Given Zhou Siyuan takes the list home
      When Zhou Siyuan has the same gathered again
      Then Zhou Siyuan finds 2 sheets in the download centre, both ready
