# language: es
Característica: Los datos de la cuenta donde se paga
  Quien transfiere compara lo que muestra su banco con lo que dice el portal.

  Regla: Al lado del CVU está lo que pide el banco

    @PAY-26 @PAY-06 @camino @GEN-13
    Escenario: El importe se copia como lo toma un banco, y se lee de quién es la cuenta
      Dado que Raúl está por pagar el préstamo "40116602"
      Cuando elige pagar por "Transferencia a tu CVU"
      Y toca "Copiar importe"
      Entonces quedó copiado "101883,26"
      Y los datos de la pantalla dicen:
        | Titular | Luma Créditos S.A. |
        | CUIT    | 30-71894563-8      |
      Y la pantalla dice:
        | Nunca te pedimos la clave por WhatsApp ni por teléfono. |
