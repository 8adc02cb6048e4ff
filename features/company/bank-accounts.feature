@extension
Feature: Bank accounts of a company
  Financing is paid only to an account that the company has verified. The platform pays a small amount to the account,
  and the company enters that amount.

  Scenario: An account is added and verified by a small transfer
    Given Xu Zhaoning is signed in
    When Xu Zhaoning opens the company's accounts
    And Xu Zhaoning lists the account "6299 0300 0000 0417" at "长屿银行"
    Then the company's accounts of Xu Zhaoning are "长屿银行 **** 0417 awaiting-amount"
    When Xu Zhaoning enters the small amount that came
    Then Xu Zhaoning is told of accounts "The account is verified"
    And the company's accounts of Xu Zhaoning are "长屿银行 **** 0417 verified in use"

  @wire
  Scenario: Three wrong amounts use up a transfer, and another can be sent
    Given Xu Zhaoning is signed in
    And Xu Zhaoning has opened the company's accounts
    And Xu Zhaoning has listed the account "6299030000000417" at "长屿银行"
    When Xu Zhaoning enters another small amount
    Then Xu Zhaoning is told of accounts "Wrong amount; 2 tries left. Please look at the bank statement."
    When Xu Zhaoning enters another small amount
    And Xu Zhaoning enters another small amount
    Then the company's accounts of Xu Zhaoning are "长屿银行 **** 0417 used-up"
    When Xu Zhaoning has another transfer sent
    Then the company's accounts of Xu Zhaoning are "长屿银行 **** 0417 awaiting-amount"

  Scenario: A transfer expires when its amount is not entered in time
    Given Xu Zhaoning is signed in
    And Xu Zhaoning has opened the company's accounts
    And Xu Zhaoning has listed the account "6299030000000417" at "长屿银行"
    When 8 days are over for Xu Zhaoning
    And Xu Zhaoning opens the company's accounts
    Then the company's accounts of Xu Zhaoning are "长屿银行 **** 0417 late"

  Scenario: A transfer that the bank returned is shown as returned
    Given Xu Zhaoning is signed in
    And Xu Zhaoning has opened the company's accounts
    And Xu Zhaoning has listed the account "6299030000000417" at "长屿银行"
    When the bank sends the transfer to Xu Zhaoning back because "户名不符"
    And Xu Zhaoning opens the company's accounts
    Then the company's accounts of Xu Zhaoning are "长屿银行 **** 0417 returned"

  @wire
  Scenario: Another verified account is chosen for payments
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has opened the company's accounts
    And Zhou Siyuan has listed the account "6299030000000417" at "长屿银行"
    And Zhou Siyuan has entered the small amount that came
    Then Zhou Siyuan is told of accounts "The account is verified"
    When Zhou Siyuan uses the account ending in "0417" for payments
    Then the account in use of Zhou Siyuan ends in "0417"

  Scenario: Colleagues can view the accounts but not change them
    Given Li Min is signed in
    When Li Min opens the company's accounts
    Then Li Min may only read the company's accounts
