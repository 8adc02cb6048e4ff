Feature: Account numbers are masked, and each view of one is recorded
  A full account number could be misused for fraud. The portal masks it everywhere. A user who displays it is named in
  the package's history.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has submitted a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: An account number is masked by default
    When Zhou Siyuan looks at the package
    Then Zhou Siyuan sees the account number "330501**********0871"
    And nobody is said to have viewed it

  Scenario: A user who asks for an account number sees it, and the history names the user
    Given Gu Yunzhou is signed in
    When Gu Yunzhou asks for the account number of the package
    Then Gu Yunzhou sees the account number "33050161000000000871"
    And its history tells that Gu Yunzhou, "顾云舟", viewed the account number

  Scenario: An account number stays masked when the view cannot be recorded
    When the connection is lost, and Zhou Siyuan asks for the account number of the package
    Then Zhou Siyuan sees the account number "330501**********0871"
    And Zhou Siyuan is told that viewing it could not be recorded

  @wire
  Scenario: An account number is masked again when the page is opened again
    Given Zhou Siyuan asks for the account number of the package
    When Zhou Siyuan looks at the package
    Then Zhou Siyuan sees the account number "330501**********0871"

  Scenario: Viewing the account number does not postpone the lapse of a draft
    Given Zhou Siyuan has made a package of "RX6101-2026-00880"
    When 60 days pass, and Zhou Siyuan signs in again
    And Zhou Siyuan asks for the account number of the package
    And 31 days pass, and Zhou Siyuan signs in again
    Then the package shows as "Invalid"
