Feature: An overdue business needs a signed letter
  After the funder has paid and the due date has passed, the company signs a letter that explains the delay. The steps
  can be done in any order.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"
    And both reviewers have passed the package
    And the funder has done its part

  Scenario: No letter is asked for before the due date has passed
    When 117 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan looks at the package
    Then Zhou Siyuan is not offered the overdue letter
    And one reads "长屿银行股份有限公司 paid out on 21 Nov 2026."

  Scenario: An overdue package offers the letter to everybody who works on packages
    When 118 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan looks at the package
    Then one reads "Payment was due on 18 Mar 2027 and is overdue: please sign and upload the letter."
    And Zhou Siyuan may give the overdue letter, which nobody has downloaded
    Given Li Min is signed in
    Then Li Min may give the overdue letter, which nobody has downloaded
    Given Gu Yunzhou is signed in
    Then Gu Yunzhou is not offered the overdue letter

  @wire
  Scenario: The name of the user who downloaded the letter is recorded and shown
    When 118 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan looks at the package
    And Zhou Siyuan downloads the overdue letter
    Then Zhou Siyuan has a letter of the package as a PDF
    And the letter's dialog tells that "周思远" downloaded it
    And its history tells "Overdue letter downloaded"

  Scenario: The signed letter can be uploaded without a download, and replaced
    When 118 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan looks at the package
    And Zhou Siyuan gives "说明函-盖章.pdf" as the overdue letter
    Then one reads "Overdue letter with the platform since 19 Mar 2027. No action required from you at present."
    And its history tells "Signed overdue letter uploaded" with "说明函-盖章.pdf"
    And the platform sees "说明函-盖章.pdf"
    When Zhou Siyuan gives "说明函-补盖章.pdf" as the overdue letter
    Then the platform sees "说明函-补盖章.pdf"

  Scenario: A letter that the platform returns can be given again until it is accepted
    When 118 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan looks at the package
    And Zhou Siyuan gives "说明函.pdf" as the overdue letter
    And the platform gives the letter back because "没有盖章"
    And Zhou Siyuan looks at the package
    Then one reads "Payment was due on 18 Mar 2027 and is overdue: the platform returned the letter; please sign and upload a new one."
    And the letter's dialog tells that it was returned because "没有盖章"
    When Zhou Siyuan gives "说明函-盖章.pdf" as the overdue letter
    And the platform takes the letter
    And Zhou Siyuan looks at the package
    Then one reads "长屿银行股份有限公司 paid out on 21 Nov 2026."
    And Zhou Siyuan is not offered the overdue letter
    And its history tells "Overdue letter accepted by the platform"

  Scenario: The number in the menu includes an overdue package until its letter is given
    When 118 days pass, and Zhou Siyuan signs in again
    Then the menu tells Zhou Siyuan of 3 packages there
    When Zhou Siyuan looks at the package
    And Zhou Siyuan gives "说明函.pdf" as the overdue letter
    Then the menu tells Zhou Siyuan of 2 packages there

  @extension
  Scenario: An overdue package is listed as waiting until its letter is given, and again when it is returned
    When 118 days pass, and Zhou Siyuan signs in again
    Then the package is among what waits for Zhou Siyuan
    And its row reads "Overdue, letter due · 19 Mar 2027"
    Given Li Min is signed in
    Then the package is among what waits for Li Min
    When Zhou Siyuan looks at the package
    And Zhou Siyuan gives "说明函.pdf" as the overdue letter
    Then the package is not among what waits for Zhou Siyuan
    When the platform gives the letter back because "没有盖章"
    Then the package is among what waits for Zhou Siyuan
    When Zhou Siyuan looks at the package
    And Zhou Siyuan gives "说明函-盖章.pdf" as the overdue letter
    And the platform takes the letter
    Then the package is not among what waits for Zhou Siyuan

  @documented
  Scenario: Without the extension, the user is told where overdue packages are listed
    When 118 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan looks at what waits
    Then one is told that overdue packages are not listed there
    When Zhou Siyuan goes where they are said to be
    Then the package is listed there

  Scenario: A business that was repaid after its due date is no longer overdue
    When 118 days pass, and Zhou Siyuan signs in again
    And the financing is repaid
    And Zhou Siyuan looks at the package
    Then one reads "What 长屿银行股份有限公司 financed was repaid on 19 Mar 2027. There is nothing more to do."
    And Zhou Siyuan is not offered the overdue letter
    And its history tells "Financing repaid"
    And the package is not among what waits for Zhou Siyuan

  Scenario: A business that was repaid in time does not become overdue
    When the financing is repaid
    And 118 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan looks at the package
    Then one reads "What 长屿银行股份有限公司 financed was repaid on 21 Nov 2026. There is nothing more to do."
    And Zhou Siyuan is not offered the overdue letter

  Scenario: A file of an unsupported type is refused as the overdue letter
    When 118 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan looks at the package
    And Zhou Siyuan gives "说明函.docx" as the overdue letter
    Then the letter's dialog tells that "说明函.docx" was refused
    And nothing was given
